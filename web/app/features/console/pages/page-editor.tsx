import type { ConsolePage } from '@diyar/contract/console/console-pages';
import { dateTimeText } from '@diyar/contract/values/format';
import { HELP_TOPICS, type HelpTopic, isHelpSlug, pagePath } from '@diyar/contract/words/page-words';
import { useState } from 'react';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../../api/api-error.ts';
import { callApi } from '../../../api/client.ts';
import { ltrText, useLang } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Link } from '../../../rendering/link.tsx';
import { addressAt } from '../../../site/paths.ts';
import { Button, buttonLook } from '../../../ui/button.tsx';
import { SegmentedControl } from '../../../ui/choice.tsx';
import { Dialog } from '../../../ui/dialog.tsx';
import { Select } from '../../../ui/select.tsx';
import { useConsoleCall } from '../use-operator.ts';
import { COLUMN_VIEWS, type ColumnView, PageColumns } from './page-columns.tsx';
import { PublishSheet } from './publish-sheet.tsx';
import { type PageDraft, usePageDraft } from './use-page-draft.ts';
import { VersionList } from './version-list.tsx';

interface EditorProps {
  slug: string;
  /** Null: a page that is not kept yet. */
  page: ConsolePage | null;
  onChanged: (page: ConsolePage) => void;
  /** The draft was thrown away. */
  onDropped: () => void;
}

/** A page being written in both languages; below, its versions. */
export function PageEditor(props: EditorProps) {
  const { slug, page } = props;
  const t = useTranslations('consolePages');
  const lang = useLang();
  const draft = usePageDraft(slug, page, props.onChanged);
  const [view, setView] = useState<ColumnView>('write');
  const title = page?.in_force?.[`title_${lang}`] ?? page?.draft?.[`title_${lang}`] ?? t('newTitle');
  return (
    <div className="grid gap-5">
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <div className="grid grow gap-0.5">
          <h1 className="text-xl font-bold">{title}</h1>
          <bdi dir="ltr" className="justify-self-start text-sm text-soft">
            {pagePath(slug)}
          </bdi>
        </div>
        {page?.in_force ? (
          <Link to={addressAt(lang, pagePath(slug))} className={buttonLook('quiet', 'small')}>
            {t('open')}
          </Link>
        ) : null}
      </div>
      <div className="flex flex-wrap items-end gap-4">
        <SegmentedControl
          label={t('view')}
          labelHidden
          value={view}
          onChange={setView}
          options={COLUMN_VIEWS.map((value) => ({ value, label: t(value) }))}
        />
        {isHelpSlug(slug) ? (
          <Select
            label={t('topic')}
            value={draft.topic ?? 'booking'}
            onChange={(topic) => draft.setTopic(topic as HelpTopic)}
            options={HELP_TOPICS.map((value) => ({ value, label: t(`topics.${value}`) }))}
            error={draft.errorOf('topic')}
          />
        ) : null}
      </div>
      <PageColumns view={view} draft={draft} page={page} />
      <DraftActs {...props} draft={draft} />
      {page === null ? null : <VersionList page={page} />}
    </div>
  );
}

/** Saving, publishing and throwing away what is written. */
function DraftActs({ page, draft, onChanged, onDropped }: EditorProps & { draft: PageDraft }) {
  const t = useTranslations('consolePages');
  const [asked, setAsked] = useState<'publish' | 'drop'>();
  const kept = page?.draft ?? null;
  const mayPublish = kept !== null && !draft.isChanged;
  return (
    <div className="sticky bottom-0 z-10 flex flex-wrap items-center gap-3 border-t border-line bg-background py-3">
      <Button
        onClick={() => void draft.save()}
        pending={draft.isPending}
        kind={mayPublish ? 'secondary' : 'primary'}
      >
        {t('save')}
      </Button>
      <Button
        kind={mayPublish ? 'primary' : 'secondary'}
        disabledReason={mayPublish ? undefined : t('publishFirst')}
        onClick={() => setAsked('publish')}
      >
        {t('publish')}
      </Button>
      {kept === null ? null : (
        <Button kind="quiet" onClick={() => setAsked('drop')}>
          {t('drop')}
        </Button>
      )}
      <p role="status" className="text-sm text-soft">
        {draft.isChanged ? t('unsaved') : null}
        {!draft.isChanged && kept !== null
          ? t('savedBy', { name: kept.operator, at: ltrText(dateTimeText(kept.saved_at)) })
          : null}
      </p>
      {asked === 'publish' && page !== null ? (
        <PublishSheet
          page={page}
          onClose={() => setAsked(undefined)}
          onPublished={(published) => {
            setAsked(undefined);
            onChanged(published);
          }}
        />
      ) : null}
      {asked === 'drop' && page !== null ? (
        <DropDialog
          slug={page.slug}
          onClose={() => setAsked(undefined)}
          onDropped={() => {
            setAsked(undefined);
            draft.reset(page.in_force);
            onDropped();
          }}
        />
      ) : null}
    </div>
  );
}

function DropDialog(props: { slug: string; onClose: () => void; onDropped: () => void }) {
  const t = useTranslations('consolePages');
  const lang = useLang();
  const call = useConsoleCall();
  const [isPending, setPending] = useState(false);
  const drop = async () => {
    setPending(true);
    try {
      const params = { slug: props.slug };
      await call(() => callApi('DELETE /api/v1/console/pages/{slug}/draft', { params, lang }));
      toast.success(t('dropped'));
      props.onDropped();
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
    } finally {
      setPending(false);
    }
  };
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      title={t('dropTitle')}
      closeLabel={t('close')}
      footer={
        <Button kind="danger" pending={isPending} onClick={() => void drop()}>
          {t('drop')}
        </Button>
      }
    >
      <p>{t('dropText')}</p>
    </Dialog>
  );
}
