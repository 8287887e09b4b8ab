import type { Membership } from '@diyar/contract/money/memberships';
import type { Plan, PlanPeriod } from '@diyar/contract/money/plans';
import { useState } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { addressAt } from '../../site/paths.ts';
import { Button } from '../../ui/button.tsx';
import { Checkbox } from '../../ui/checkbox.tsx';
import { Dialog } from '../../ui/dialog.tsx';
import { CardMethod } from '../payment/card-method.tsx';
import { StcForm } from '../payment/stc-form.tsx';
import { type PayMethod, PayMethods } from '../transfers/pay-methods.tsx';
import { priceFor } from './plan-choice.tsx';
import { type ShownPlans, useAskPurchase, useQuestion } from './use-buying.ts';

interface PlanFormProps {
  plan: Plan;
  period: PlanPeriod;
  shown: ShownPlans;
  current: Membership;
  onChanged: () => void;
}

/** The terms, the card, and the question before the current membership ends. */
export function PlanForm({ plan, period, shown, current, onChanged }: PlanFormProps) {
  const t = useTranslations();
  const [accepted, setAccepted] = useState(false);
  const [problem, setProblem] = useState<string>();
  const [method, choose] = useState<PayMethod>('card');
  const question = useQuestion();
  const ask = useAskPurchase(plan, period, { current, termsVersion: shown.terms.version });
  const confirm = async () => {
    if (accepted) return question.ask();
    setProblem(t('rules.terms_required'));
    return false;
  };
  const price = priceFor(plan, period)?.price;
  const form = {
    ...{ ask, confirm, onChanged },
    name: `plan:${plan.id}:${plan.version}:${period}:${current.id}`,
    amount: price?.text ?? '',
  };
  return (
    <div className="grid gap-4 border-t border-line pt-5">
      <Terms
        slug={shown.terms.slug}
        isAccepted={accepted}
        onChange={(isAccepted) => {
          setAccepted(isAccepted);
          setProblem(undefined);
        }}
        problem={problem}
      />
      <PayMethods offersBank={false} value={method} onChange={choose} />
      {method === 'stc' ? <StcForm {...form} /> : <CardMethod {...form} halalas={price?.amount ?? 0} />}
      {question.isAsked ? <Replace plan={plan} current={current} onAnswer={question.give} /> : null}
    </div>
  );
}

function Terms(props: {
  slug: string;
  isAccepted: boolean;
  onChange: (isAccepted: boolean) => void;
  problem: string | undefined;
}) {
  const t = useTranslations('memberships');
  const lang = useLang();
  return (
    <Checkbox
      label={
        <>
          {t('accept')}{' '}
          <a
            href={addressAt(lang, `/${props.slug}`)}
            target="_blank"
            rel="noreferrer"
            className="font-medium text-primary underline"
          >
            {t('terms')}
          </a>
        </>
      }
      isSelected={props.isAccepted}
      onChange={props.onChange}
      error={props.problem}
    />
  );
}

/** Says what ends and what is lost with it. */
function Replace(props: { plan: Plan; current: Membership; onAnswer: (isYes: boolean) => void }) {
  const { plan, current, onAnswer } = props;
  const t = useTranslations();
  // Nothing was paid for the free plan, so nothing of it could be refunded.
  const isFree = current.price === null;
  const left = current.remaining_special_ads === 0 ? 'confirmLeftAds' : 'confirmLeft';
  return (
    <Dialog
      isOpen
      onClose={() => onAnswer(false)}
      title={t('memberships.confirmTitle')}
      closeLabel={t('common.close')}
      footer={
        <div className="flex flex-wrap justify-end gap-3">
          <Button kind="secondary" onClick={() => onAnswer(false)}>
            {t('memberships.keep')}
          </Button>
          <Button onClick={() => onAnswer(true)}>{t('memberships.confirm')}</Button>
        </div>
      }
    >
      <div className="grid gap-3">
        <p>{t('memberships.confirmEnds', { name: current.name, next: plan.name })}</p>
        <p className="text-soft">
          {t(isFree ? `memberships.${left}Free` : `memberships.${left}`, {
            ads: t('memberships.ads', { n: current.remaining_ads }),
            special: t('memberships.specialAds', { n: current.remaining_special_ads }),
          })}
        </p>
      </div>
    </Dialog>
  );
}
