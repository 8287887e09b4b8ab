import type { ClaimCase } from '@diyar/contract/money/deposit-calls';
import type { FormEvent } from 'react';
import { ltrText } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useClaimDecision } from './use-claim-decision.ts';

/** Splits a deposit between its advertiser and its guest, with a reason that both read. */
export function ClaimDecision({ one, onDone }: { one: ClaimCase; onDone: () => void }) {
  const t = useTranslations('consoleClaims');
  const form = useClaimDecision(one, onDone);
  const { errors, isPending, least } = form;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void form.decide();
  };
  return (
    <form onSubmit={submit} noValidate className="grid content-start gap-4">
      <Proposed one={one} />
      <TextField
        label={t('awarded')}
        hint={t('awardedHint', { least: ltrText(least.text), most: ltrText(one.claim.amount.text) })}
        ltr
        name="awarded"
        inputMode="decimal"
        autoComplete="off"
        value={form.awarded}
        onChange={form.setAwarded}
        error={errors.awarded}
      />
      <div className="flex flex-wrap gap-2">
        <Button kind="secondary" size="small" onClick={() => form.choose(one.claim.amount.amount)}>
          {t('all')}
        </Button>
        <Button kind="secondary" size="small" onClick={() => form.choose(least.amount)}>
          {t('nothing')}
        </Button>
      </div>
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        value={form.words}
        onChange={form.setWords}
        rows={3}
        maxLength={500}
        error={errors.words}
      />
      <Button type="submit" pending={isPending}>
        {t('decide')}
      </Button>
    </form>
  );
}

/** What a first operator decided, for another to agree to. */
function Proposed({ one: { proposed } }: { one: ClaimCase }) {
  const t = useTranslations('consoleClaims');
  if (proposed === null) return null;
  const values = { name: proposed.by, amount: ltrText(proposed.awarded.text) };
  return <Notice tone="info">{t(proposed.mine ? 'firstMine' : 'first', values)}</Notice>;
}
