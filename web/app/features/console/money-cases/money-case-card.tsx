import type { MoneyCase } from '@diyar/contract/console/console-money-cases';
import { useTranslations } from '../../../i18n/translations.ts';
import { Badge } from '../../../ui/badge.tsx';
import { Card } from '../../../ui/card.tsx';
import { Price } from '../../../ui/price.tsx';
import { CaseDecision } from './case-decision.tsx';
import { CaseEvidence } from './case-evidence.tsx';
import { DecidedNote } from './decided-note.tsx';
import { useOfText } from './use-of-text.ts';

interface CardProps {
  one: MoneyCase;
  isChosen: boolean;
  onChoose: () => void;
  onChanged: () => void;
}

/** Money that does not match: a line of the list, and once chosen both books beside the decision. */
export function MoneyCaseCard({ one, isChosen, onChoose, onChanged }: CardProps) {
  const t = useTranslations('consoleMoneyCases');
  const ofText = useOfText();
  const { kind, here, amount, proposed, decided, sending } = one;
  const isStuck = sending !== null && sending.failed !== null;
  return (
    <Card as="li" className={`grid gap-5 p-5 ${isChosen ? 'ring-2 ring-primary' : ''}`}>
      <button
        type="button"
        aria-expanded={isChosen}
        onClick={onChoose}
        className="flex min-h-11 flex-wrap items-center gap-x-4 gap-y-2 text-start"
      >
        <span className="font-bold">{t(`kinds.${kind}`)}</span>
        {here === null ? null : <span className="text-soft">{ofText(here.of)}</span>}
        {proposed === null ? null : <Badge tone="warning">{t('proposedBadge')}</Badge>}
        {isStuck ? <Badge tone="warning">{t('failedBadge')}</Badge> : null}
        {decided === null || isStuck ? null : <Badge tone="info">{t(`decisions.${decided.decision}`)}</Badge>}
        <span className="ms-auto font-bold text-primary">
          <Price text={amount.text} />
        </span>
      </button>
      {isChosen ? (
        <div className="grid gap-6 border-t border-line pt-5 lg:grid-cols-[minmax(0,1fr)_24rem]">
          <CaseEvidence one={one} />
          {decided === null ? (
            <CaseDecision one={one} onChanged={onChanged} />
          ) : (
            <DecidedNote decided={decided} sending={sending} />
          )}
        </div>
      ) : null}
    </Card>
  );
}
