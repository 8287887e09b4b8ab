import type { StatementReading } from '@diyar/contract/console/console-bank-lines';
import { MOST_STATEMENT_MB, type StatementColumn } from '@diyar/contract/words/bank-words';
import { useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useConsoleCall } from '../use-operator.ts';

type Columns = readonly (StatementColumn | null)[] | undefined;

/** Sends a file to be read, or kept; what is wrong with it is kept for the page. */
function useSending() {
  const t = useTranslations('rules');
  const lang = useLang();
  const call = useConsoleCall();
  const [error, setError] = useState<string>();
  const [isPending, setPending] = useState(false);
  const send = async (file: File, columns: Columns, keep: boolean): Promise<StatementReading | undefined> => {
    if (file.size > MOST_STATEMENT_MB * 1024 * 1024) return void setError(t('statement_2mb'));
    setError(undefined);
    setPending(true);
    try {
      const form = new FormData();
      form.set('statement', file);
      const chosen = columns === undefined ? {} : { columns: columns.map((one) => one ?? '-').join(',') };
      const query = { ...chosen, keep: keep ? 'true' : 'false' } as const;
      return await call(() => callApi('POST /api/v1/console/bank_statements', { query, form, lang }));
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setError(failure.fieldText('statement') ?? failure.msg);
      return undefined;
    } finally {
      setPending(false);
    }
  };
  return { error, setError, isPending, send };
}

/** A chosen file, how it was read by which columns, and keeping it. Nothing is kept before the operator says so. */
export function useStatement(onKept: () => void) {
  const t = useTranslations('consoleStatement');
  const { error, setError, isPending, send } = useSending();
  const [file, setFile] = useState<File>();
  const [reading, setReading] = useState<StatementReading>();
  const [alike, setAlike] = useState<readonly number[]>([]);
  // Columns are chosen faster than answers come: only that to the last choice is shown.
  const asked = useRef(0);
  const cancel = () => {
    asked.current += 1;
    setFile(undefined);
    setReading(undefined);
    setError(undefined);
  };
  const choose = async (chosen: File) => {
    setReading(undefined);
    setAlike([]);
    setFile(chosen);
    setReading(await send(chosen, undefined, false));
  };
  const match = async (at: number, column: StatementColumn | null) => {
    if (file === undefined || reading === undefined) return;
    const columns = reading.columns.map((one, index) => (index === at ? column : one));
    setReading({ ...reading, columns });
    asked.current += 1;
    const mine = asked.current;
    const read = await send(file, columns, false);
    if (read !== undefined && mine === asked.current) setReading(read);
  };
  const keep = async () => {
    if (file === undefined || reading === undefined) return;
    const read = await send(file, reading.columns, true);
    if (read === undefined) return;
    if (read.kept === null) return setReading(read);
    const { taken, known, alike: told } = read.kept;
    toast.success(t('kept', { taken, known }));
    cancel();
    setAlike(told);
    onKept();
  };
  return { file, reading, alike, error, isPending, choose, match, keep, cancel };
}
