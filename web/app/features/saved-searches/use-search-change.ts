import type { SavedSearch } from '@diyar/contract/finding/saved-searches';
import { ALERT_KINDS } from '@diyar/contract/words/search-words';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';

type Change = Partial<Pick<SavedSearch, 'name' | 'every' | 'kinds' | 'paused'>>;

/** Changes a saved search; what was not asked for stays as it is. */
export function useSearchChange(search: SavedSearch, onChange: () => void) {
  const t = useTranslations('savedSearches');
  const lang = useLang();
  const [isPending, setPending] = useState(false);
  const change = async (changes: Change) => {
    const { id, name, every, kinds, paused } = search;
    const body = { name, every, kinds, paused, ...changes };
    const isDated = search.query.from !== undefined;
    const telling = ALERT_KINDS.filter((kind) => body.kinds.includes(kind) && (kind !== 'freed' || isDated));
    if (telling.length === 0) return void toast.error(t('oneKind'));
    setPending(true);
    try {
      await callApi('PUT /api/v1/searches/{id}', { params: { id }, body, lang });
      toast.success(t('kept'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
    } finally {
      setPending(false);
      onChange();
    }
  };
  return { change, isPending };
}
