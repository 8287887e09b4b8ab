import { MOST_SLUG, SLUG_FORM } from '@diyar/contract/words/page-words';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { contentPaths } from '../../../site/content-paths.ts';
import { deskPaths } from '../../../site/desk-paths.ts';
import { Button } from '../../../ui/button.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { PageSkeleton } from '../../../ui/skeleton.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { ConsoleProblem } from '../console-problem.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { PageEditor } from './page-editor.tsx';
import { NEW_PAGE } from './pages-page.tsx';

/** One page: its address is chosen first where it is new, then it is written. */
export function PagePage() {
  const t = useTranslations('consolePages');
  const { slug = NEW_PAGE } = useParams();
  const chosen = useSearchParams()[0].get('slug');
  const lang = useLang();
  const editor =
    slug === NEW_PAGE && chosen === null ? (
      <ChooseSlug />
    ) : (
      <Kept key={chosen ?? slug} slug={chosen ?? slug} />
    );
  return (
    <div className="grid gap-3">
      <Link
        to={deskPaths(lang).consolePages()}
        className="inline-flex min-h-11 items-center justify-self-start text-sm font-bold text-primary hover:underline"
      >
        {t('back')}
      </Link>
      {editor}
    </div>
  );
}

/** The page as it is kept; one that is not kept yet is written from nothing, if its address came from choosing it. */
function Kept({ slug }: { slug: string }) {
  const t = useTranslations('consolePages');
  const lang = useLang();
  const call = useConsoleCall();
  const client = useQueryClient();
  const isNew = useParams().slug === NEW_PAGE;
  const queryKey = [lang, 'console-page', slug];
  const { data, error, refetch } = useQuery({
    queryKey,
    queryFn: () =>
      call(() => callApi('GET /api/v1/console/pages/{slug}', { params: { slug } })).catch(
        (refused: unknown) => {
          if (refused instanceof ApiError && refused.code === 'not_found') return null;
          throw refused;
        },
      ),
  });
  if (data === undefined)
    return error === null ? <PageSkeleton /> : <ConsoleProblem error={error} retry={() => void refetch()} />;
  if (data === null && !isNew) return <EmptyState drawing="door" title={t('notFound')} text="" />;
  return (
    <PageEditor
      slug={slug}
      page={data}
      onChanged={(page) => client.setQueryData(queryKey, page)}
      onDropped={() => void refetch()}
    />
  );
}

function ChooseSlug() {
  const t = useTranslations('consolePages');
  const navigate = useNavigate();
  const to = contentPaths(useLang());
  const [slug, setSlug] = useState('');
  const [error, setError] = useState<string>();
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = slug.trim().toLowerCase();
    if (!SLUG_FORM.test(typed) || typed.length > MOST_SLUG) return setError(t('slugInvalid'));
    void navigate(`${to.consolePage(NEW_PAGE)}?slug=${typed}`);
  };
  return (
    <form onSubmit={submit} noValidate className="grid max-w-xl gap-4">
      <h1 className="text-xl font-bold">{t('newTitle')}</h1>
      <TextField
        ltr
        label={t('slug')}
        hint={t('slugHint')}
        value={slug}
        onChange={setSlug}
        error={error}
        maxLength={MOST_SLUG}
        autoCapitalize="none"
        spellCheck={false}
      />
      <div>
        <Button type="submit">{t('slugNext')}</Button>
      </div>
    </form>
  );
}
