import { type BulkColumn, type BulkKind, NEEDED_COLUMNS } from '@diyar/contract/words/bulk-columns';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { type BulkState, emptyBulk, matchColumn } from './bulk-state.ts';
import { readFile, UnreadFile } from './read-file.ts';
import { useSending } from './use-sending.ts';

/** A file on its way: chosen, its columns matched, its rows checked, then saved. */
export function useBulk() {
  const lang = useLang();
  const [state, setState] = useState<BulkState>(() => emptyBulk('units'));
  const change = (part: Partial<BulkState>) => setState((before) => ({ ...before, ...part }));
  const choose = async (chosen: File) => {
    change({ ...emptyBulk(state.kind), step: 'reading' });
    try {
      const table = await readFile(chosen);
      const body = { kind: state.kind, headings: table.headings };
      const { columns } = await callApi('POST /api/v1/host/bulk/proposals', { body, lang });
      change({ table, columns, step: 'columns' });
    } catch (error) {
      change(emptyBulk(state.kind));
      if (error instanceof UnreadFile) change({ problem: error.problem });
      else tell(error);
    }
  };
  return {
    state,
    missing: NEEDED_COLUMNS[state.kind].filter((column) => !state.columns.includes(column)),
    setKind: (kind: BulkKind) => setState(emptyBulk(kind)),
    choose,
    match: (at: number, column: BulkColumn | null) =>
      change({ columns: matchColumn(state.columns, at, column) }),
    startOver: () => setState(emptyBulk(state.kind)),
    ...useSending({ state, change, tell }),
  };
}
export type Bulk = ReturnType<typeof useBulk>;

function tell(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
  if (error.code !== 'invalid_token') toast.error(error.msg);
}
