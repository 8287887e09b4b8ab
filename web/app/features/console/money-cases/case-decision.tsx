import type { MoneyCase } from '@diyar/contract/console/console-money-cases';
import type { FormEvent } from 'react';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Select } from '../../../ui/select.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { useCaseDecision } from './use-case-decision.ts';
import { useOfText } from './use-of-text.ts';

interface DecisionProps {
  one: MoneyCase;
  onChanged: () => void;
}

/** Says what the money is, with the reason; what a first operator said stands above, where a second one has to agree. */
export function CaseDecision({ one, onChanged }: DecisionProps) {
  const { proposed } = one;
  return (
    <div className="grid content-start gap-5">
      {proposed === null ? null : <Proposed proposed={proposed} />}
      {proposed?.mine ? null : <DecisionForm one={one} onChanged={onChanged} />}
    </div>
  );
}

function Proposed({ proposed }: { proposed: NonNullable<MoneyCase['proposed']> }) {
  const t = useTranslations('consoleMoneyCases');
  const ofText = useOfText();
  const { by: name, reason, of, mine } = proposed;
  const decision = t(`decisions.${proposed.decision}`);
  return (
    <Notice tone="info">
      {t(mine ? 'proposedMine' : 'proposed', { name, decision, reason })}
      {of === null ? null : <p className="mt-2 font-bold">{ofText(of)}</p>}
    </Notice>
  );
}

function DecisionForm({ one, onChanged }: DecisionProps) {
  const t = useTranslations('consoleMoneyCases');
  const form = useCaseDecision(one, onChanged);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.send();
  };
  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Select
        label={t('decide')}
        value={form.decision}
        onChange={form.setDecision}
        options={one.decisions.map((value) => ({ value, label: t(`decisions.${value}`) }))}
        hint={t(`hints.${form.decision}`)}
        error={undefined}
      />
      {form.asksNumber ? <ForWhat form={form} /> : null}
      <TextArea
        label={t('reason')}
        hint={t('reasonHint')}
        value={form.reason}
        onChange={form.setReason}
        rows={2}
        maxLength={500}
        error={form.errors.reason}
      />
      <Button type="submit" pending={form.isPending}>
        {t('confirm')}
      </Button>
    </form>
  );
}

function ForWhat({ form }: { form: ReturnType<typeof useCaseDecision> }) {
  const t = useTranslations('consoleMoneyCases');
  return (
    <div className="grid gap-4 sm:grid-cols-2">
      <Select
        label={t('what')}
        value={form.kind}
        onChange={form.setKind}
        options={(['reservation', 'purchase'] as const).map((value) => ({
          value,
          label: t(`whats.${value}`),
        }))}
        error={undefined}
      />
      <TextField
        label={t('number')}
        ltr
        name="number"
        inputMode="numeric"
        autoComplete="off"
        value={form.number}
        onChange={form.setNumber}
        error={form.errors.number}
      />
    </div>
  );
}
