import type { AdLicence } from '@diyar/contract/supply/host-licences';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';

/** The query of an ad's licence; whatever shows an ad of one's own is looked at again after a check. */
export const licenceKey = (lang: string, adId: string) => [lang, 'ad-licence', adId] as const;

/** What is typed into the check of a licence, its errors, and sending it; what was typed stays when it is refused. */
export function useLicenceCheck(adId: string, first: string, onChecked: () => void) {
  const t = useTranslations('licences');
  const lang = useLang();
  const queries = useQueryClient();
  const [number, setNumber] = useState(first);
  const [identity, setIdentity] = useState('');
  const check = useMutation<AdLicence, Error>({
    mutationFn: () =>
      callApi('PUT /api/v1/host/ads/{id}/licence', {
        params: { id: adId },
        body: { number, ...(identity !== '' && { identity }) },
        lang,
      }),
    onSuccess: async (licence) => {
      queries.setQueryData(licenceKey(lang, adId), licence);
      if (licence.waiting === null) toast.success(t('checked'));
      onChecked();
      await queries.invalidateQueries({ queryKey: [lang, 'own-ad', adId] });
    },
  });
  const save = useMutation<unknown, Error>({
    mutationFn: () => callApi('PUT /api/v1/accounts/current/identity', { body: { number: identity }, lang }),
    onSuccess: () => check.mutate(),
  });
  const error = check.error instanceof ApiError ? check.error : undefined;
  const unsaved = save.error instanceof ApiError ? save.error : undefined;
  const typed = (set: (text: string) => void) => (text: string) => {
    set(text);
    check.reset();
    save.reset();
  };
  return {
    number,
    setNumber: typed(setNumber),
    identity,
    setIdentity: typed(setIdentity),
    send: () => check.mutate(),
    /** Keeps the typed identity number with one's own information, then checks with it. */
    saveIdentity: () => save.mutate(),
    isPending: check.isPending || save.isPending,
    errors: {
      number: error?.fieldText('number'),
      identity: unsaved?.fieldText('number') ?? unsaved?.msg ?? error?.fieldText('identity'),
    },
    /** The account has no identity number yet to compare with. */
    isIdentityMissing: error?.errors.some(({ rule }) => rule === 'identity_unsaved') === true,
    /** A refusal that is about no one field. */
    refusal: error !== undefined && error.errors.length === 0 ? error.msg : undefined,
  };
}
