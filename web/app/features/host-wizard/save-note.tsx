import { useTranslations } from '../../i18n/translations.ts';
import { Icon } from '../../ui/icon.tsx';
import { Spinner } from '../../ui/spinner.tsx';
import type { WizardSaver } from './use-wizard-draft.ts';

/** Quietly, whether what is typed is safe; the server's reason where it will not have it. */
export function SaveNote({ saver }: { saver: WizardSaver }) {
  const t = useTranslations('wizard.saving');
  const { state, refusal } = saver;
  const text = state === 'failed' && refusal !== undefined ? refusal.msg : t(state);
  const isBad = state === 'failed' || state === 'offline';
  return (
    <p
      role="status"
      data-saving={state}
      className={`flex min-w-0 items-center gap-1.5 text-xs ${isBad ? 'text-warning' : 'text-soft'}`}
    >
      {state === 'saving' ? <Spinner /> : <Icon name={isBad ? 'warning' : 'check'} className="size-4" />}
      <span className="truncate">{text}</span>
    </p>
  );
}
