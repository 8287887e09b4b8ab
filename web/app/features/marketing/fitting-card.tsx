import type { FittingRequest } from '@diyar/contract/finding/request-answers';
import { dateText } from '@diyar/contract/values/format';
import { callApi } from '../../api/client.ts';
import { DIR_OF, ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { requestPaths } from '../../site/request-paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { dailyNounOf, perWord } from '../ads/daily-noun.ts';
import { ContactTaps } from '../requests/contact-taps.tsx';
import { RequestBadges, RequestSummary } from '../requests/request-summary.tsx';
import { useAnswer } from './use-answer.ts';

/** A request that fits: why, with which units, and answering it in one tap. */
export function FittingCard(props: { request: FittingRequest; canAnswer: boolean; onChange: () => void }) {
  const words = useTranslations('requests');
  const lang = useLang();
  const { request, canAnswer } = props;
  return (
    <Card as="li" className="grid gap-6 p-5 lg:grid-cols-2">
      <div className="grid content-start gap-3">
        <RequestBadges request={request} />
        <h2 lang={request.lang} dir={DIR_OF[request.lang]} className="at-page-start text-lg font-bold">
          <Link to={requestPaths(lang).request(request.id)} className="hover:underline">
            {request.title}
          </Link>
        </h2>
        <RequestSummary request={request} />
        {request.description === null ? null : (
          <p lang={request.lang} dir={DIR_OF[request.lang]} className="line-clamp-3 at-page-start">
            {request.description}
          </p>
        )}
        <p className="tabular text-xs text-faint">
          {words('publishedOn', { date: ltrText(dateText(request.published_at)) })}
        </p>
        {canAnswer ? (
          <ContactTaps
            channels={request.channels}
            reveal={(channel) =>
              callApi('POST /api/v1/requests/{id}/contacts', {
                params: { id: request.id },
                body: { channel },
                lang,
              })
            }
          />
        ) : null}
      </div>
      <div className="grid content-start gap-4">
        <Reasons request={request} />
        <Answering {...props} />
      </div>
    </Card>
  );
}

function Reasons({ request }: { request: FittingRequest }) {
  const t = useTranslations('marketing');
  if (request.reasons.length === 0) return null;
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-bold">{t('why')}</h3>
      <ul className="flex flex-wrap gap-2">
        {request.reasons.map((reason) => (
          <li key={reason}>
            <Badge tone="neutral">
              {reason === 'features' ? t('reasons.features', request.features) : t(`reasons.${reason}`)}
            </Badge>
          </li>
        ))}
      </ul>
    </div>
  );
}

function Answering({
  request,
  canAnswer,
  onChange,
}: {
  request: FittingRequest;
  canAnswer: boolean;
  onChange: () => void;
}) {
  const t = useTranslations('marketing');
  const { note, setNote, pending, send, error } = useAnswer(request.id, onChange);
  const isOpen = request.kind === 'wanted' ? request.units.some((unit) => !unit.answered) : !request.answered;
  return (
    <div className="grid gap-3">
      {canAnswer && isOpen && request.channels.includes('message') ? (
        <TextField label={t('note')} value={note} maxLength={500} onChange={setNote} error={error} />
      ) : null}
      {request.kind === 'wanted' ? (
        <Units request={request} canAnswer={canAnswer} pending={pending} send={send} />
      ) : request.answered ? (
        <p className="text-primary">{t('marketed')}</p>
      ) : canAnswer ? (
        <Button pending={pending === 'market'} onClick={() => void send(null)}>
          {t('market')}
        </Button>
      ) : null}
    </div>
  );
}

function Units(props: {
  request: FittingRequest;
  canAnswer: boolean;
  pending: string | null;
  send: (unitId: string) => Promise<void>;
}) {
  const t = useTranslations('marketing');
  const words = useTranslations('common.per');
  const { request, canAnswer, pending, send } = props;
  const per = request.period === null ? '' : ` ${words(perWord(request.period, dailyNounOf(request)))}`;
  return (
    <div className="grid gap-2">
      <h3 className="text-sm font-bold">{t('units')}</h3>
      <ul className="grid gap-2">
        {request.units.map((unit) => (
          <li
            key={unit.id}
            className="flex flex-wrap items-center justify-between gap-3 rounded-base border border-line p-3"
          >
            <span className="min-w-0">
              <bdi lang={unit.title_lang} className="block font-medium">
                {unit.title}
              </bdi>
              <span className="text-sm text-soft">
                <bdi dir="ltr">{unit.price.text}</bdi>
                {per}
              </span>
            </span>
            {unit.answered ? (
              <Badge tone="primary">{t('offered')}</Badge>
            ) : canAnswer ? (
              <Button size="small" pending={pending === unit.id} onClick={() => void send(unit.id)}>
                {t('offer')}
              </Button>
            ) : null}
          </li>
        ))}
      </ul>
    </div>
  );
}
