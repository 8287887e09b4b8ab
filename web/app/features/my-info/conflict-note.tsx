import { useTranslations } from '../../i18n/translations.ts';
import type { InfoField } from './info-form.ts';
import type { InfoEditor } from './use-info-form.ts';
import { useShownValue } from './use-shown-value.ts';

/** Under a field that somebody else saved too: their value, and a way to take it. */
export function ConflictNote(props: { editor: InfoEditor; field: InfoField; label: string }) {
  const t = useTranslations('myInfo.conflict');
  const shown = useShownValue();
  const { editor, field, label } = props;
  if (!(field in editor.conflicts)) return null;
  return (
    <p className="-mt-3 flex flex-wrap items-center gap-x-3 rounded-base bg-warning-soft px-3 py-1.5 text-sm">
      <span className="min-w-0 break-words">
        {t.rich('elsewhere', {
          value: () => <bdi className="font-bold">{shown(field, editor.conflicts) || t('empty')}</bdi>,
        })}
      </span>
      <button
        type="button"
        aria-label={t('useOf', { field: label })}
        onClick={() => editor.takeTheirs(field)}
        className="min-h-9 font-medium text-primary underline underline-offset-4"
      >
        {t('use')}
      </button>
    </p>
  );
}
