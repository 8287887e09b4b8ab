import type { AdDecision } from '@diyar/contract/words/ad-review-words';
import { type FormEvent, type ReactNode, useRef } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from '../../../i18n/translations.ts';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { RadioGroup } from '../../../ui/choice.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { AskedRows } from './asked-rows.tsx';
import type { useDecision } from './use-decision.ts';
import { useDecisionKeys } from './use-decision-keys.ts';

/** The form of a decision: approved, changes asked on named fields, or refused with a reason; by pointer and by keys. */
export function DecisionFields(props: {
  deciding: ReturnType<typeof useDecision>;
  options: readonly AdDecision[];
  words: Record<'label' | 'text' | 'send', (decision: AdDecision) => string>;
  /** What stands in the way of approving. */
  obstacles: ReactNode;
}) {
  const { options, words } = props;
  const t = useTranslations('console.ads');
  const form = useRef<HTMLFormElement>(null);
  const { draft, change, errors, isPending, send } = props.deciding;
  const { decision } = draft;
  useDecisionKeys(options, (chosen) => {
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
        {props.obstacles}
        <RadioGroup<AdDecision>
          label={t('decision')}
          options={options.map((value) => ({ value, label: words.label(value), text: words.text(value) }))}
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
          {decision === null ? t('decision') : words.send(decision)}
        </Button>
      </form>
    </Card>
  );
}
