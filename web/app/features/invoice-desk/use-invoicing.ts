import type { FieldError } from '@diyar/contract/call/errors';
import { riyadhDate } from '@diyar/contract/values/riyadh';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';

type Invoicing = CallData<'GET /api/v1/invoicing'>;

const NO_ADDRESS = { street: '', building_number: '', district: '', city: '', postal_code: '' };

/** The form of what invoices say; what was typed stays when it is refused. */
export function useInvoicing(invoicing: Invoicing, onSaved: () => void) {
  const t = useTranslations('invoices.settings');
  const lang = useLang();
  const client = useQueryClient();
  const [errors, setErrors] = useState<readonly FieldError[]>([]);
  const [isPending, setPending] = useState(false);
  const [draft, setDraft] = useState({
    ...NO_ADDRESS,
    ...invoicing.address,
    isSelf: invoicing.self_since !== null,
    selfSince: invoicing.self_since ?? riyadhDate(Date.now()),
  });
  const change = (part: Partial<typeof draft>) => {
    setDraft((before) => ({ ...before, ...part }));
    setErrors([]);
  };
  const save = async () => {
    const { isSelf, selfSince, ...address } = draft;
    const isEmpty = Object.values(address).every((part) => part.trim() === '');
    setPending(true);
    try {
      await callApi('PUT /api/v1/invoicing', {
        body: { address: isEmpty ? null : address, self_since: isSelf ? selfSince : null },
        lang,
      });
      await client.invalidateQueries({ queryKey: [lang, 'invoicing'] });
      void client.invalidateQueries({ queryKey: [lang, 'invoices'] });
      toast.success(t('saved'));
      onSaved();
    } catch (failure) {
      if (!(failure instanceof ApiError)) throw failure;
      setErrors(failure.errors);
      if (failure.errors.length === 0 && failure.code !== 'invalid_token') toast.error(failure.msg);
    } finally {
      setPending(false);
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!isPending) void save();
  };
  const errorOf = (name: string) => errors.find(({ field }) => field === name)?.msg;
  return { draft, change, submit, errorOf, isPending };
}
