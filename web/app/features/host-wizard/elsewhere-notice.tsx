import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button, IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import type { Conflict } from './merge-content.ts';
import { useFieldLabel, useShownValue } from './use-field-label.ts';
import type { WizardSaver } from './use-wizard-draft.ts';
import { decideConflict } from './wizard-draft.ts';

/** What came from another device: taken in beside what is typed here, and both values of a field that both wrote. */
export function ElsewhereNotice({ saver }: { saver: WizardSaver }) {
  const t = useTranslations();
  const { draft, isMerged, forgetMerge } = saver;
  const { conflicts } = draft;
  if (!isMerged && conflicts.length === 0) return null;
  return (
    <div role="status" className="grid gap-3">
      {isMerged ? (
        <Notice
          tone="info"
          action={
            <IconButton label={t('common.close')} onClick={forgetMerge}>
              <Icon name="close" />
            </IconButton>
          }
        >
          {t('wizard.elsewhere.merged')}
        </Notice>
      ) : null}
      {conflicts.length === 0 ? null : (
        <Notice tone="warning" icon="warning">
          <p>{t('wizard.elsewhere.conflict')}</p>
          <ul className="grid gap-2">
            {conflicts.map((conflict) => (
              <ConflictRow
                key={conflict.path}
                conflict={conflict}
                decide={(isTheirs) => saver.update((before) => decideConflict(before, conflict, isTheirs))}
              />
            ))}
          </ul>
        </Notice>
      )}
    </div>
  );
}

/** One field that both wrote: theirs to take, or mine to keep. */
export function ConflictRow(props: { conflict: Conflict; decide: (isTheirs: boolean) => void }) {
  const t = useTranslations('wizard.elsewhere');
  const { conflict, decide } = props;
  const field = useFieldLabel()(conflict.path);
  const value = useShownValue()(conflict.path, conflict.theirs);
  return (
    <li className="flex flex-wrap items-center gap-2">
      <span className="min-w-0 grow break-words">
        {t.rich('theirs', { field, value: () => <bdi className="font-bold">{value}</bdi> })}
      </span>
      <Button kind="secondary" size="small" aria-label={t('useOf', { field })} onClick={() => decide(true)}>
        {t('use')}
      </Button>
      <Button kind="quiet" size="small" onClick={() => decide(false)}>
        {t('keep')}
      </Button>
    </li>
  );
}
