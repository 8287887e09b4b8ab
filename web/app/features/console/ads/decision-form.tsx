import { AD_DECISIONS, type AdDecision } from '@diyar/contract/ad-review-words';
import { type FormEvent, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from '../../../i18n/translations.ts';
import { Notice } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/choice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { AskedRows } from './asked-rows.tsx';
import type { AdEvidence, QueueKind } from './queue.ts';
import { useDecision } from './use-decision.ts';
import { useDecisionKeys } from './use-decision-keys.ts';

const OF_QUEUE = { ads: AD_DECISIONS, licences: ['changes_asked', 'refused'] } as const;

/** What becomes of an ad: approved, changes asked on named fields, or refused with a reason. */
export function DecisionForm(props: {
  kind: QueueKind;
  ad: AdEvidence;
  onDecided: () => void;
  onStale: () => void;
}) {
  const { kind, ad } = props;
  const t = useTranslations('console.ads');
  const form = useRef<HTMLFormElement>(null);
  const { draft, change, errors, isPending, send } = useDecision({
    ...props,
    id: ad.id,
    version: ad.version,
  });
  const { decision } = draft;
  useDecisionKeys(OF_QUEUE[kind], (chosen) => {
    flushSync(() => change({ decision: chosen }));
    form.current
      ?.querySelector<HTMLElement>(chosen === 'approved' ? '[type=submit]' : '[data-first]')
      ?.focus();
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void send();
  };
  return (
    <Card as="section" className="p-4 xl:sticky xl:top-20">
      <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
        {ad.missing.length === 0 || kind === 'licences' ? null : <Missing missing={ad.missing} />}
        <RadioGroup<AdDecision>
          label={t('decision')}
          options={OF_QUEUE[kind].map((value) => ({
            value,
            label: t(`decisions.${value}`),
            text: t(`decisionTexts.${value}`),
          }))}
          value={decision}
          onChange={(chosen) => change({ decision: chosen })}
          error={errors.decision}
        />
        {decision === 'changes_asked' ? (
          <AskedRows rows={draft.asked} onChange={(asked) => change({ asked })} error={errors.asked} />
        ) : null}
        {decision === null ? null : (
          <TextArea
            {...(decision === 'refused' && { 'data-first': true })}
            label={t(decision === 'refused' ? 'reason' : 'note')}
            hint={t('reasonHint')}
            value={draft.reason}
            onChange={(reason) => change({ reason })}
            rows={2}
            maxLength={500}
            error={errors.reason}
          />
        )}
        <Button type="submit" kind={decision === 'refused' ? 'danger' : 'primary'} pending={isPending}>
          {decision === null ? t('decision') : t(`send.${decision}`)}
        </Button>
      </form>
    </Card>
  );
}

function Missing({ missing }: { missing: AdEvidence['missing'] }) {
  const t = useTranslations('console.ads');
  return (
    <Notice tone="warning" icon="warning">
      <p className="font-bold">{t('missing')}</p>
      <ul className="list-disc ps-5">
        {missing.map(({ code, field, msg }) => (
          <li key={`${code} ${field}`}>{msg}</li>
        ))}
      </ul>
    </Notice>
  );
}
