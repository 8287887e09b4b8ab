import { type ReactNode, useId } from 'react';
import { ApiError } from '../../api/api-error.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Notice } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { ConflictRow } from './elsewhere-notice.tsx';
import type { SupplyEdit } from './use-supply-edit.ts';
import { WizardFrame } from './wizard-frame.tsx';

/** A form of several topics with one button that saves them. */
export function EditFrame(props: {
  title: string;
  exitTo: string;
  edit: SupplyEdit;
  canEdit: boolean;
  /** What stands above the form. */
  notice?: ReactNode;
  children: ReactNode;
}) {
  const t = useTranslations('wizard');
  const { edit } = props;
  return (
    <WizardFrame
      title={props.title}
      exitTo={props.exitTo}
      footer={props.canEdit ? <SaveBar edit={edit} /> : undefined}
    >
      <div className="mx-auto grid max-w-3xl gap-6 px-4 py-6">
        {props.canEdit ? null : <Notice tone="info">{t('editing.readOnly')}</Notice>}
        {props.notice}
        {edit.conflicts.length === 0 ? null : (
          <Notice tone="warning" icon="warning">
            <p>{t('elsewhere.conflict')}</p>
            <ul className="grid gap-2">
              {edit.conflicts.map((conflict) => (
                <ConflictRow
                  key={conflict.path}
                  conflict={conflict}
                  decide={(isTheirs) => edit.decide(conflict, isTheirs)}
                />
              ))}
            </ul>
          </Notice>
        )}
        <div inert={!props.canEdit} className="grid gap-6">
          {props.children}
        </div>
      </div>
    </WizardFrame>
  );
}

function SaveBar({ edit }: { edit: SupplyEdit }) {
  const t = useTranslations('wizard.editing');
  const { hasChanges, isPending } = edit;
  return (
    <div className="mx-auto flex max-w-3xl flex-wrap items-center justify-end gap-3 px-4 py-3">
      <p role="status" className="me-auto text-sm text-soft">
        {hasChanges ? t('unsaved') : ''}
      </p>
      {hasChanges ? (
        <Button kind="quiet" size="large" onClick={edit.discard}>
          {t('discard')}
        </Button>
      ) : null}
      <Button
        size="large"
        pending={isPending}
        disabledReason={hasChanges ? undefined : t('none')}
        onClick={() => void edit.save()}
      >
        {t('save')}
      </Button>
    </div>
  );
}

/** One topic of the form. */
export function EditSection(props: { title: string; children: ReactNode }) {
  const id = useId();
  return (
    <Card className="p-5 md:p-6">
      <section aria-labelledby={id} className="grid gap-6">
        <h2 id={id} className="text-lg font-bold">
          {props.title}
        </h2>
        {props.children}
      </section>
    </Card>
  );
}

/** While it is on its way, or could not be read. */
export function EditWaiting(props: {
  title: string;
  exitTo: string;
  error: Error | null;
  retry: () => void;
}) {
  const t = useTranslations();
  const { error } = props;
  return (
    <WizardFrame title={props.title} exitTo={props.exitTo}>
      {error === null ? (
        <PageSkeleton />
      ) : (
        <EmptyState
          drawing="cloud"
          title={t('wizard.loadFailed')}
          text={error instanceof ApiError ? error.msg : t('errors.server_error')}
          action={<Button onClick={props.retry}>{t('common.retry')}</Button>}
        />
      )}
    </WizardFrame>
  );
}
