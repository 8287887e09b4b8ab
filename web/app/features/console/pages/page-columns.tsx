import type { ConsolePage, PageTexts } from '@diyar/contract/console/console-pages';
import type { Lang } from '@diyar/messages/messages';
import { DIR_OF } from '../../../i18n/lang.ts';
import { useTranslations } from '../../../i18n/translations.ts';
import { Markdown } from '../../../layout/markdown.tsx';
import { Card } from '../../../ui/card.tsx';
import { TextArea } from '../../../ui/text-area.tsx';
import { TextField } from '../../../ui/text-field.tsx';
import { diffLines } from './line-diff.ts';
import type { PageDraft } from './use-page-draft.ts';

/** The two languages of a page beside each other, Arabic first: being written, as people will see them, or what differs. */
export const COLUMN_VIEWS = ['write', 'preview', 'changes'] as const;
export type ColumnView = (typeof COLUMN_VIEWS)[number];

export function PageColumns(props: { view: ColumnView; draft: PageDraft; page: ConsolePage | null }) {
  const t = useTranslations('consolePages');
  const { view, draft, page } = props;
  return (
    <div className="grid items-start gap-4 lg:grid-cols-2">
      {(['ar', 'en'] as const).map((of) => (
        <Card as="section" key={of} className="grid min-w-0 grid-cols-1 gap-4 p-5">
          <h2 className="font-bold">{t(of === 'ar' ? 'arabic' : 'english')}</h2>
          {view === 'write' ? <Fields of={of} draft={draft} /> : null}
          {view === 'preview' ? <Preview of={of} texts={draft.texts} /> : null}
          {view === 'changes' ? <Changes of={of} draft={draft} page={page} /> : null}
        </Card>
      ))}
    </div>
  );
}

const BODY_ROWS = 24;

function Fields({ of, draft: { texts, change, errorOf } }: { of: Lang; draft: PageDraft }) {
  const t = useTranslations('consolePages');
  const written = { lang: of, dir: DIR_OF[of] };
  return (
    <>
      <TextField
        {...written}
        label={t('fields.title')}
        value={texts[`title_${of}`]}
        onChange={(value) => change({ [`title_${of}`]: value })}
        error={errorOf(`title_${of}`)}
      />
      <TextField
        {...written}
        label={t('fields.description')}
        value={texts[`description_${of}`]}
        onChange={(value) => change({ [`description_${of}`]: value })}
        error={errorOf(`description_${of}`)}
      />
      <TextArea
        {...written}
        label={t('fields.body')}
        hint={t('bodyHint')}
        rows={BODY_ROWS}
        value={texts[`body_${of}`]}
        onChange={(value) => change({ [`body_${of}`]: value })}
        error={errorOf(`body_${of}`)}
      />
    </>
  );
}

/** As the page itself shows it; no HTML is ever taken from the text. */
export function Preview({ of, texts }: { of: Lang; texts: PageTexts }) {
  return (
    <article lang={of} dir={DIR_OF[of]} className="min-w-0">
      <h3 className="text-2xl font-bold">{texts[`title_${of}`]}</h3>
      <p className="mt-2 text-sm text-soft">{texts[`description_${of}`]}</p>
      <Markdown text={texts[`body_${of}`]} />
    </article>
  );
}

/** Lines that differ from the saved draft while something is not saved, else from the version in force. */
function Changes(props: { of: Lang; draft: PageDraft; page: ConsolePage | null }) {
  const t = useTranslations('consolePages');
  const { of, page } = props;
  const { texts, isChanged } = props.draft;
  const draft = isChanged ? (page?.draft ?? null) : null;
  const now = draft ?? page?.in_force ?? null;
  if (now === null) return <p className="text-soft">{t('noVersion')}</p>;
  const whole = (said: PageTexts) =>
    [said[`title_${of}`], said[`description_${of}`], said[`body_${of}`]].join('\n');
  const lines = diffLines(whole(now), whole(texts));
  const differing = lines.filter(({ kind }) => kind !== 'same');
  const beside = t(draft === null ? 'besideInForce' : 'besideDraft');
  if (differing.length === 0) return <p className="text-soft">{t('noChanges', { beside })}</p>;
  return (
    <>
      <p className="text-sm text-soft">{beside}</p>
      <ol lang={of} dir={DIR_OF[of]} className="grid min-w-0 text-sm">
        {lines.map(({ kind, text }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: lines of two fixed texts have no other identity
          <li key={index} className={`px-2 py-0.5 wrap-anywhere ${LOOK[kind]}`}>
            {kind === 'removed' ? <del>{text}</del> : null}
            {kind === 'added' ? <ins className="no-underline">{text}</ins> : null}
            {kind === 'same' ? text : null}
          </li>
        ))}
      </ol>
    </>
  );
}

const LOOK = {
  same: 'min-h-6 text-soft',
  removed: 'bg-danger-soft text-ink',
  added: 'bg-primary-soft text-ink',
} as const;
