import { useEffect, useState } from 'react';
import { type CallData, callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';

export type Abroad = CallData<'GET /api/v1/auth/countries'>;

const NOBODY: Abroad = { channels: [], countries: [] };

/** The countries from whose numbers guests sign in; none until they are known, and where they cannot be asked for. */
export function useAbroad(): Abroad {
  const lang = useLang();
  const [abroad, setAbroad] = useState(NOBODY);
  useEffect(() => {
    callApi('GET /api/v1/auth/countries', { lang }).then(setAbroad, () => undefined);
  }, [lang]);
  return abroad;
}
