import type { BulkOutcome } from '@diyar/contract/supply/bulk';
import { useEffect, useRef } from 'react';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { type BulkState, markRepeated, type Outcomes } from './bulk-state.ts';
import { type FileRows, fileRows } from './file-rows.ts';
import { sendRows } from './send-rows.ts';

interface Around {
  state: BulkState;
  change: (part: Partial<BulkState>) => void;
  /** Says a failure of the API; throws every other. */
  tell: (error: unknown) => void;
}

/** Checks the rows of a file, saves those that are fine, and stops when asked to or when the page is left. */
export function useSending({ state, change, tell }: Around) {
  const lang = useLang();
  const t = useTranslations('bulk');
  const isStopped = useLeaving(state.step === 'sending');
  const run = async (file: FileRows, isCheck: boolean, before: Outcomes) => {
    const outcomes = new Map(before);
    isStopped.current = false;
    change({ step: isCheck ? 'checking' : 'sending', file, outcomes });
    const rows = isCheck ? file.rows : file.rows.filter(({ line }) => before.get(line)?.result === 'fine');
    const onOutcomes = (heard: BulkOutcome[]) => {
      for (const outcome of heard) outcomes.set(outcome.line, outcome);
      change({ outcomes: new Map(outcomes) });
    };
    try {
      const { columns } = file;
      const sent = { kind: state.kind, columns, rows, checkOnly: isCheck, lang, onOutcomes };
      await sendRows({ ...sent, isStopped: () => isStopped.current });
      if (isCheck) markRepeated(outcomes, file, (line) => t('repeated', { line: `${line}` }));
      const [ended, halted] = isCheck
        ? (['checked', 'columns'] as const)
        : (['finished', 'stopped'] as const);
      change({ step: isStopped.current ? halted : ended, outcomes: new Map(outcomes) });
    } catch (error) {
      change({ step: isCheck ? 'columns' : 'cutOff' });
      tell(error);
    }
  };
  const check = async () => {
    const { table, columns, kind } = state;
    if (table === undefined) return;
    const chosen = table.headings.map((heading, at) => ({ heading, column: columns[at] ?? null }));
    try {
      await callApi('PUT /api/v1/host/bulk/columns', { body: { kind, chosen }, lang });
    } catch (error) {
      tell(error);
      return;
    }
    await run(await fileRows(table, columns, kind), true, new Map());
  };
  return {
    check,
    save: () => state.file !== undefined && void run(state.file, false, state.outcomes),
    stop: () => {
      isStopped.current = true;
    },
  };
}

/** Says whether to stop: once the page is gone. While rows are saved the browser asks before it closes the page. */
function useLeaving(isSaving: boolean) {
  const isStopped = useRef(false);
  useEffect(
    () => () => {
      isStopped.current = true;
    },
    [],
  );
  useEffect(() => {
    if (!isSaving) return;
    const ask = (event: BeforeUnloadEvent) => event.preventDefault();
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [isSaving]);
  return isStopped;
}
