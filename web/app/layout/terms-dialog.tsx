import type { DueTerms } from '@diyar/contract/site/terms';
import { useEffect, useState } from 'react';
import { ApiError } from '../api/api-error.ts';
import { callApi } from '../api/client.ts';
import { ltrText, useLang } from '../i18n/lang.ts';
import { useTranslations } from '../i18n/translations.ts';
import { Button } from '../ui/button.tsx';
import { Dialog } from '../ui/dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { Markdown } from './markdown.tsx';

/** What changed in the terms and their whole text; `onEnd` says whether they were accepted. */
export function TermsDialog({ onEnd }: { onEnd: (accepted: boolean) => void }) {
  const t = useTranslations('terms');
  const { items, problem, isPending, load, accept } = useDueTerms(() => onEnd(true));
  return (
    <Dialog
      isOpen
      // Nobody asked for it: it may come while another page is on its way.
      backCloses={false}
      onClose={() => onEnd(false)}
      title={t('title')}
      closeLabel={t('later')}
      footer={
        <div className="flex flex-wrap gap-3">
          {problem === null ? (
            <Button pending={isPending || items === null} onClick={() => void accept()}>
              {t('accept')}
            </Button>
          ) : (
            <Button onClick={() => void load()}>{t('retry')}</Button>
          )}
          <Button kind="secondary" onClick={() => onEnd(false)}>
            {t('later')}
          </Button>
        </div>
      }
    >
      <div className="grid gap-6">
        <p>{t('intro')}</p>
        {problem === null ? null : (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        {items === null && problem === null ? <Spinner /> : null}
        {items?.map((one) => (
          <Changed key={one.slug} terms={one} />
        ))}
      </div>
    </Dialog>
  );
}

function Changed({ terms }: { terms: DueTerms }) {
  const t = useTranslations('terms');
  return (
    <section className="grid gap-2 border-t border-line pt-4">
      <h3 className="text-base font-bold">{terms.title}</h3>
      <p className="text-xs text-soft">{t('effective', { date: ltrText(terms.effective_from) })}</p>
      <h4 className="mt-2 font-medium">{t('changes')}</h4>
      <p className="whitespace-pre-line">{terms.changes}</p>
      <details className="rounded-base bg-sunken px-4 py-1">
        <summary className="flex min-h-11 items-center font-medium">{t('whole')}</summary>
        <Markdown text={terms.body} />
      </details>
    </section>
  );
}

/** Fetches what is to be accepted and accepts it. Nothing to accept any more, from another tab, counts as accepted. */
function useDueTerms(onAccepted: () => void) {
  const t = useTranslations('terms');
  const lang = useLang();
  const [items, setItems] = useState<DueTerms[] | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  const load = async () => {
    setProblem(null);
    try {
      const due = (await callApi('GET /api/v1/accounts/current/terms', { lang })).items;
      if (due.length === 0) onAccepted();
      else setItems(due);
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setProblem(t('failed'));
    }
  };
  const accept = async () => {
    if (items === null) return;
    setPending(true);
    const accepted = items.map(({ slug, version }) => ({ slug, version }));
    try {
      await callApi('POST /api/v1/accounts/current/terms', { body: { accepted }, lang });
      onAccepted();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      // A newer version came while this one was read.
      if (error.code === 'terms_changed') await load();
      else setProblem(error.msg);
    } finally {
      setPending(false);
    }
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when it opens; trying again is a press
  useEffect(() => void load(), []);
  return { items, problem, isPending, load, accept };
}
