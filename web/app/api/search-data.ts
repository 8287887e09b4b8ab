import { useEffect } from 'react';
import { useLang } from '../i18n/lang.ts';
import { callApi } from './client.ts';
import { fetchGeneralSettings } from './fetch-general-settings.ts';

const KEY = 'search_data';

/**
 * At start and on language change, as the brief says (section 7): fetches general settings, which sets the XSRF cookie,
 * and the search data, which is kept on the device under `search_data`.
 */
export function SearchDataKeeper(): null {
  const lang = useLang();
  useEffect(() => {
    // A page works without either: what it shows came with it.
    const quiet = () => undefined;
    fetchGeneralSettings(lang).catch(quiet);
    callApi('GET /api/v1/user/settings/search_data', { lang })
      .then((data) => localStorage.setItem(KEY, JSON.stringify(data)))
      .catch(quiet);
  }, [lang]);
  return null;
}
