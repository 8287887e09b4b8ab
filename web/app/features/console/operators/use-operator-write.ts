import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { useConsoleCall } from '../use-operator.ts';

/** Sends a write of the operators' page: what is wrong stands at its field, anything else is told, and success closes. */
export function useOperatorWrite({ told, onDone }: { told: string; onDone: () => void }) {
  const call = useConsoleCall();
  const [errors, setErrors] = useState<Partial<Record<string, string>>>({});
  const [isPending, setPending] = useState(false);
  const send = async (write: () => Promise<unknown>) => {
    setErrors({});
    setPending(true);
    try {
      await call(write);
      toast.success(told);
      onDone();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      const byField = Object.fromEntries(error.errors.map(({ field, msg }) => [field, msg]));
      setErrors(byField);
      if (error.errors.length === 0 && error.code !== 'console_login_required') toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  return { errors, isPending, send };
}
