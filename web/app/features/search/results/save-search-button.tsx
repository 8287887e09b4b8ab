import { useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { useLocation, useNavigate } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { useSession } from '../../../session/session.ts';
import { paths } from '../../../site/paths.ts';
import { searchPaths } from '../../../site/search-paths.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { changeSearch, printSearch } from '../query/search.ts';
import { keepPending, type PendingSearch, takePending } from './pending-search.ts';
import type { SaveProps } from './saved-shown.ts';

const PILL =
  'pointer-events-auto inline-flex min-h-11 items-center gap-2 rounded-pill bg-surface px-5 font-bold text-primary shadow-float';
/** Beside chips, which need the room of a phone: the drawing alone is seen, the words are read aloud. */
const DRAWN_ON_PHONES = 'max-sm:sr-only';
const LONGEST_NAME = 80;

/** Saves the search, after signing in where that is needed; a saved one leads to the others. */
export function SaveSearchButton({ shown, look = 'button' }: SaveProps) {
  const t = useTranslations('savedSearches');
  const lang = useLang();
  const { press, isSaved, isPending } = useSaving(shown);
  if (isSaved)
    return (
      <Link
        to={searchPaths(lang).saved()}
        className={look === 'pill' ? PILL : buttonLook(look === 'empty' ? 'primary' : 'quiet', 'small')}
      >
        <Icon name="check" />
        <span className={look === 'button' ? DRAWN_ON_PHONES : ''}>{t('manage')}</span>
      </Link>
    );
  if (look === 'pill')
    return (
      <button type="button" onClick={press} className={PILL}>
        <Icon name="bell" className="size-4" />
        {t('save')}
      </button>
    );
  return (
    <Button
      kind={look === 'empty' ? 'primary' : 'secondary'}
      size={look === 'empty' ? 'medium' : 'small'}
      pending={isPending}
      onClick={press}
    >
      {look === 'empty' ? null : <Icon name="bell" />}
      <span className={look === 'empty' ? '' : DRAWN_ON_PHONES}>
        {t(look === 'empty' ? 'tellMe' : 'save')}
      </span>
    </Button>
  );
}

function useSaving(shown: SaveProps['shown']) {
  const t = useTranslations('savedSearches');
  const lang = useLang();
  const { status } = useSession();
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  const path = pathname + search;
  const [step, setStep] = useState<'unsaved' | 'saving' | 'saved'>('unsaved');
  const save = async ({ name, query }: Omit<PendingSearch, 'path'>) => {
    setStep('saving');
    try {
      await callApi('POST /api/v1/searches', { body: { name, query }, lang });
      toast.success(t('saved'));
      setStep('saved');
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
      setStep(error.code === 'search_saved_already' ? 'saved' : 'unsaved');
    }
  };
  const press = () => {
    const {
      sort: _sort,
      near: _near,
      page: _page,
      ...query
    } = printSearch(changeSearch(shown.form.filters, {}));
    const wanted = { name: shown.heading.slice(0, LONGEST_NAME), query };
    if (status === 'signed_in') return void save(wanted);
    keepPending({ ...wanted, path });
    void navigate(paths(lang).signIn({ returnTo: path }));
  };
  useEffect(() => {
    const pending = status === 'signed_in' ? takePending(path) : undefined;
    if (pending !== undefined) void save(pending);
  });
  return { press, isSaved: step === 'saved', isPending: step === 'saving' };
}
