import { useRef, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useNavigate } from 'react-router';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { supplyPaths } from '../../site/supply-paths.ts';
import type { StepPlace } from './steps.ts';
import type { Work } from './use-work.ts';

/** Finishes the wizard once all of it is saved; what the server refuses is told beside its field, in its step. */
export function useCompletion(work: Work, step: StepPlace) {
  const t = useTranslations('wizard');
  const lang = useLang();
  const navigate = useNavigate();
  const [isPending, setPending] = useState(false);
  // One press, however often it is repeated, adds one property.
  const key = useRef<string>(undefined);
  const told = (error: ApiError) => {
    if (error.errors.length > 0) {
      work.refuse(error.errors);
      const field = error.errors[0]?.field ?? '';
      const topic = step.steps.find((one) => field.startsWith(one === 'down_payment' ? 'policy' : one));
      if (topic !== undefined) void navigate(step.addressOf(topic));
    }
    if (error.code !== 'invalid_token') toast.error(error.msg);
  };
  const complete = async () => {
    setPending(true);
    try {
      const version = await work.saver.flush();
      if (version === undefined) return void toast.error(t('saving.failed'));
      key.current ??= crypto.randomUUID();
      const made = await callApi('POST /api/v1/host/wizard/completion', {
        body: { version },
        lang,
        idempotencyKey: key.current,
      });
      const to = supplyPaths(lang);
      const done = { done: made.property_id, ad: made.ad_id };
      const address = work.property === null ? to.addProperty(done) : to.addUnit(work.property.id, done);
      work.finish();
      void navigate(address, { replace: true });
    } catch (error) {
      key.current = undefined;
      if (!(error instanceof ApiError)) throw error;
      told(error);
    } finally {
      setPending(false);
    }
  };
  return { complete, isPending };
}
