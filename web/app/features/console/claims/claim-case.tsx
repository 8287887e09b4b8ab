import type { ClaimCase as Case } from '@diyar/contract/money/deposit-calls';
import { dateTimeText } from '@diyar/contract/values/format';
import type { ReactNode } from 'react';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { planPaths } from '../../../site/plan-paths.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Price } from '../../../ui/price.tsx';
import { ClaimDecision } from './claim-decision.tsx';
import { ClaimPhotos } from './claim-photos.tsx';

interface CaseProps {
  one: Case;
  isChosen: boolean;
  onChoose: () => void;
  onDone: () => void;
}

/** A claim that waits: a line of the list, and once chosen its evidence beside the decision. */
export function ClaimCase({ one, isChosen, onChoose, onDone }: CaseProps) {
  const t = useTranslations('consoleClaims');
  const lang = useLang();
  const { claim } = one;
  return (
    <Card as="li" className={`grid gap-5 p-5 ${isChosen ? 'ring-2 ring-primary' : ''}`}>
      <button
        type="button"
        aria-expanded={isChosen}
        onClick={onChoose}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 text-start"
      >
        <span className="font-bold">{t('booking', { number: ltrText(one.id) })}</span>
        <bdi className="text-soft">{one.unit[lang]}</bdi>
        <Badge tone={claim.answer === null ? 'warning' : 'info'}>
          {claim.answer === null ? t('silent') : t(`answers.${claim.answer.answer}`)}
        </Badge>
        <span className="ms-auto font-bold text-primary">
          <Price text={claim.amount.text} />
        </span>
      </button>
      {isChosen ? (
        <div className="grid gap-6 border-t border-line pt-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <Evidence one={one} />
          <ClaimDecision key={one.proposed?.awarded.amount ?? ''} one={one} onDone={onDone} />
        </div>
      ) : null}
    </Card>
  );
}

function Evidence({ one }: { one: Case }) {
  const t = useTranslations('consoleClaims');
  const to = planPaths(useLang());
  const { claim } = one;
  const agreed = claim.answer?.agreed;
  return (
    <div className="grid content-start gap-4">
      <dl className="flex flex-wrap gap-x-8 gap-y-2">
        <Fact name={t('host')}>{one.host}</Fact>
        <Fact name={t('guest')}>{one.guest}</Fact>
        <Fact name={t('departed')}>{ltrText(dateTimeText(one.departed_at))}</Fact>
        <Fact name={t('deposit')}>
          <Price text={one.deposit.text} />
        </Fact>
        <Fact name={t('claimed')}>
          <Price text={claim.amount.text} />
        </Fact>
        {agreed === undefined ? null : (
          <Fact name={t('agreed')}>
            <Price text={agreed.text} />
          </Fact>
        )}
      </dl>
      <h2 className="font-bold">{t('items')}</h2>
      <ul className="grid gap-2">
        {claim.items.map((item) => (
          <li key={`${item.words} ${item.amount.amount}`} className="flex justify-between gap-4">
            <bdi className="min-w-0 break-words">{item.words}</bdi>
            <Price text={item.amount.text} />
          </li>
        ))}
      </ul>
      {claim.answer?.words == null ? null : (
        <div>
          <h2 className="font-bold">{t('words')}</h2>
          <p dir="auto" className="break-words whitespace-pre-line">
            {claim.answer.words}
          </p>
        </div>
      )}
      <ClaimPhotos id={one.id} count={claim.photos} />
      <Link to={to.consoleBookings({ number: one.id })} className="justify-self-start text-primary underline">
        {t('openBooking')}
      </Link>
    </div>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <dt className="text-sm text-soft">{name}</dt>
      <dd className="font-bold">{children}</dd>
    </div>
  );
}
