import type { CaseThing } from '@diyar/contract/console/console-reports';
import { dateText, dateTimeText } from '@diyar/contract/values/format';
import { callApi } from '../../api/client.ts';
import { DIR_OF, ltrText, useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { deskPaths } from '../../site/desk-paths.ts';
import { paths } from '../../site/paths.ts';
import { Badge } from '../../ui/badge.tsx';
import { Stars } from '../../ui/stars.tsx';
import { EvaluationPhotos } from '../evaluation-photos/evaluation-photos.tsx';
import { useConsoleCall } from './use-operator.ts';

type Of<Kind extends CaseThing['kind']> = { thing: Extract<CaseThing, { kind: Kind }> };

/** What is reported, with what an operator decides by. */
export function ReportThing({ id, thing }: { id: string; thing: CaseThing }) {
  if (thing.kind === 'ad') return <Ad thing={thing} />;
  if (thing.kind === 'account') return <Account thing={thing} />;
  return thing.kind === 'evaluation' ? <Evaluation id={id} thing={thing} /> : <Message thing={thing} />;
}

function Ad({ thing }: Of<'ad'>) {
  const t = useTranslations('console.reports');
  const to = paths(useLang());
  return (
    <div className="grid gap-1">
      <p lang={thing.title_lang} dir={DIR_OF[thing.title_lang]} className="font-bold">
        {thing.title}
      </p>
      <p className="tabular flex flex-wrap items-center gap-3 text-sm">
        <Badge tone={thing.state === 'published' ? 'primary' : 'neutral'}>
          {t(`adStates.${thing.state}`)}
        </Badge>
        {thing.held ? <Badge tone="warning">{t('held')}</Badge> : null}
        <a href={to.details(thing.id)} className="font-bold text-primary hover:underline">
          {t('ad', { number: ltrText(thing.id) })}
        </a>
      </p>
    </div>
  );
}

function Account({ thing }: Of<'account'>) {
  const t = useTranslations('console.reports');
  const lang = useLang();
  return (
    <div className="grid gap-1">
      <p className="flex flex-wrap items-center gap-2 font-bold">
        <bdi>{thing.name}</bdi>
        {thing.verified ? <Badge tone="primary">{t('verified')}</Badge> : null}
        {thing.suspended ? <Badge tone="danger">{t('suspended')}</Badge> : null}
      </p>
      <p className="tabular flex flex-wrap gap-3 text-sm text-soft">
        <span>{t('accountSince', { date: ltrText(dateText(thing.created_at)) })}</span>
        <span>{t('accountAds', { count: thing.ads })}</span>
        <a
          href={deskPaths(lang).consoleAccounts({ number: thing.id })}
          className="font-bold text-primary hover:underline"
        >
          {t('openAccount')}
        </a>
      </p>
    </div>
  );
}

function Evaluation({ id, thing }: Of<'evaluation'> & { id: string }) {
  const t = useTranslations();
  const { rate, comment, reply } = thing;
  return (
    <div className="grid gap-2">
      <p className="text-sm text-soft">
        {t('console.reports.ofUnit', { side: thing.side, unit: thing.unit })}
      </p>
      <p className="flex flex-wrap items-center gap-2">
        <Stars rate={rate} label={t('common.stars', { rate })} />
        {thing.hidden ? <Badge tone="warning">{t('console.reports.hidden')}</Badge> : null}
      </p>
      <p dir="auto" className="justify-self-start whitespace-pre-line">
        {comment ?? t('console.reports.noWords')}
      </p>
      <PhotosOfCase id={id} count={thing.photos} />
      {reply === null ? null : (
        <div className="grid gap-1 border-s-2 border-line ps-4">
          <p className="text-xs text-soft">{t('console.reports.reply')}</p>
          <p dir="auto" className="justify-self-start whitespace-pre-line">
            {reply}
          </p>
        </div>
      )}
    </div>
  );
}

function PhotosOfCase({ id, count }: { id: string; count: number }) {
  const t = useTranslations('console.reports');
  const call = useConsoleCall();
  const words = {
    show: t('showPhotos', { count }),
    photo: (number: number) => t('photo', { number }),
    failed: t('photoFailed'),
  };
  const read = (position: string) =>
    call(() => callApi('GET /api/v1/console/reports/{id}/photos/{position}', { params: { id, position } }));
  return <EvaluationPhotos name={`case ${id}`} count={count} words={words} read={read} />;
}

function Message({ thing }: Of<'message'>) {
  const t = useTranslations('console.reports');
  return (
    <div className="grid gap-2">
      <p className="tabular flex flex-wrap items-center gap-2 text-sm text-soft">
        {t('ofBooking', { number: ltrText(thing.reservation) })}
        {thing.hidden ? <Badge tone="warning">{t('hidden')}</Badge> : null}
      </p>
      <ol className="grid gap-2">
        {thing.messages.map((one) => (
          <li
            key={`${one.at}-${one.text}`}
            className={`grid gap-0.5 rounded-base px-4 py-2 ${one.is_reported ? 'bg-warning-soft' : 'bg-sunken'}`}
          >
            {one.is_reported ? <span className="text-xs font-bold">{t('reportedMessage')}</span> : null}
            <p dir="auto" className="justify-self-start break-words whitespace-pre-line">
              {one.text ?? t('picture')}
            </p>
            <p className="tabular text-xs text-soft">
              <bdi>{one.by}</bdi> · <bdi dir="ltr">{dateTimeText(one.at)}</bdi>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
