import type { BankLine } from '@diyar/contract/console/console-bank-lines';
import { dateTimeText } from '@diyar/contract/values/format';
import { instantOf } from '@diyar/contract/values/riyadh';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Price } from '../../../ui/price.tsx';
import { useAge } from '../age-text.ts';
import { LineDecision } from './line-decision.tsx';
import { LineProposal } from './line-proposal.tsx';

interface CaseProps {
  one: BankLine;
  isChosen: boolean;
  onChoose: () => void;
  onChanged: () => void;
}

/** A line of a statement, and once chosen what it is proposed for beside the decision. */
export function LineCase({ one, isChosen, onChoose, onChanged }: CaseProps) {
  const t = useTranslations('consoleStatement');
  const age = useAge();
  const { amount, proposal } = one;
  const isIn = amount.amount > 0;
  return (
    <Card as="li" className={`grid gap-5 p-5 ${isChosen ? 'ring-2 ring-primary' : ''}`}>
      <button
        type="button"
        aria-expanded={isChosen}
        onClick={onChoose}
        className="flex flex-wrap items-center gap-x-4 gap-y-2 text-start"
      >
        <bdi dir="ltr" className="tabular text-sm text-soft">
          {one.date}
        </bdi>
        {one.closed === null ? (
          <Badge icon="clock">{age(new Date(instantOf(one.date, 0)).toISOString())}</Badge>
        ) : null}
        <Badge tone={isIn ? 'primary' : 'neutral'}>{t(isIn ? 'came' : 'left')}</Badge>
        <span className="min-w-0 grow basis-48 truncate">
          {one.text === '' ? t('noText') : <bdi>{one.text}</bdi>}
        </span>
        {proposal === null ? null : (
          <Badge tone={proposal.reason === 'reference' ? 'primary' : 'warning'}>
            {t(`reasons.${proposal.reason}`)}
          </Badge>
        )}
        <span className="ms-auto font-bold text-primary">
          <Price text={amount.text} />
        </span>
      </button>
      {one.closed === null ? null : <Closed closed={one.closed} />}
      {isChosen && one.closed === null ? (
        <div className="grid gap-6 border-t border-line pt-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <Evidence one={one} />
          <LineDecision one={one} onChanged={onChanged} />
        </div>
      ) : null}
    </Card>
  );
}

function Closed({ closed: { as, what, by, at } }: { closed: NonNullable<BankLine['closed']> }) {
  const t = useTranslations('consoleStatement');
  const when = ltrText(dateTimeText(at));
  return (
    <p className="text-sm">
      {t(`closedAs.${as}`, { what: as === 'aside' ? what : ltrText(what) })}
      <span className="text-soft">
        {' · '}
        {by === null ? t('closedElsewhere', { at: when }) : t('closedBy', { name: by, at: when })}
      </span>
    </p>
  );
}

function Evidence({ one }: { one: BankLine }) {
  const t = useTranslations('consoleStatement');
  return (
    <div className="grid content-start gap-4">
      <dl className="grid gap-3">
        <div>
          <dt className="text-sm text-soft">{t('says')}</dt>
          <dd className="font-bold wrap-anywhere">{one.text === '' ? t('noText') : <bdi>{one.text}</bdi>}</dd>
        </div>
        <div>
          <dt className="text-sm text-soft">{t('bankReference')}</dt>
          <dd>
            <bdi dir="ltr" className="tabular break-all">
              {one.bank_reference}
            </bdi>
          </dd>
        </div>
      </dl>
      <LineProposal one={one} />
    </div>
  );
}
