import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { useConsoleCall } from './use-operator.ts';

/** A write of the console from a form: what was typed stays when it is refused, and what is no field's is a notice. */
export function useConsoleWrite(said: string, onDone: () => void) {
  const call = useConsoleCall();
  const [refusal, setRefusal] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const write = async (send: () => Promise<unknown>) => {
    if (isPending) return;
    setPending(true);
    setRefusal(undefined);
    try {
      await call(send);
      toast.success(said);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      if (error.errors.length === 0 && error.code !== 'console_login_required') toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  return { write, isPending, errorOf: (field: string) => refusal?.fieldText(field) };
}
