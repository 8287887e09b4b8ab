import type { ConsolePage, PageTexts } from '@diyar/contract/console/console-pages';
import { type HelpTopic, isHelpSlug } from '@diyar/contract/words/page-words';
import { useEffect, useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { useConsoleCall } from '../use-operator.ts';
import { keepTexts, readTexts } from './kept-texts.ts';

const EMPTY: PageTexts = {
  title_ar: '',
  title_en: '',
  description_ar: '',
  description_en: '',
  body_ar: '',
  body_en: '',
};

function textsOf({
  title_ar,
  title_en,
  description_ar,
  description_en,
  body_ar,
  body_en,
}: PageTexts): PageTexts {
  return { title_ar, title_en, description_ar, description_en, body_ar, body_en };
}

export type PageDraft = ReturnType<typeof usePageDraft>;

/** What is being written of a page: begun from its draft, or from what is in force; what was typed stays when saving is refused, and through a reload. */
export function usePageDraft(slug: string, page: ConsolePage | null, onChanged: (page: ConsolePage) => void) {
  const t = useTranslations('consolePages');
  const lang = useLang();
  const call = useConsoleCall();
  const kept = page?.draft ?? page?.in_force ?? null;
  const saved = kept === null ? EMPTY : textsOf(kept);
  const [texts, setTexts] = useState(() => readTexts(slug) ?? saved);
  const [topic, setTopic] = useState<HelpTopic | null>(page?.topic ?? (isHelpSlug(slug) ? 'booking' : null));
  const [refusal, setRefusal] = useState<ApiError>();
  const [isPending, setPending] = useState(false);
  const revision = page?.draft?.revision ?? 0;
  const differs = JSON.stringify(texts) !== JSON.stringify(saved);
  const isChanged = differs || topic !== (page?.topic ?? null);
  useEffect(() => keepTexts(slug, differs ? texts : undefined), [slug, texts, differs]);

  const during = async (work: () => Promise<void>) => {
    setPending(true);
    setRefusal(undefined);
    try {
      await work();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      setRefusal(error);
      if (error.code !== 'console_login_required') toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  const save = () =>
    during(async () => {
      const body = { ...texts, topic, revision };
      const written = await call(() =>
        callApi('PUT /api/v1/console/pages/{slug}/draft', { params: { slug }, body, lang }),
      );
      // As it is kept: without spaces at the ends.
      if (written.draft !== null) setTexts(textsOf(written.draft));
      onChanged(written);
      toast.success(t('saved'));
    });
  return {
    ...{ texts, topic, setTopic, save, isPending, isChanged, revision },
    change: (part: Partial<PageTexts>) => setTexts((now) => ({ ...now, ...part })),
    errorOf: (field: string) => refusal?.fieldText(field),
    /** Begins anew from what is published. */
    reset: (to: PageTexts | null) => setTexts(to === null ? EMPTY : textsOf(to)),
  };
}
