import { ApiError } from '../../api/api-error.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** A failed request of the console, with its reason and a button to try again. */
export function ConsoleProblem(props: { error: Error; retry: () => void; isPage?: boolean }) {
  const t = useTranslations();
  const { error } = props;
  return (
    <EmptyState
      isPage={props.isPage ?? false}
      drawing="cloud"
      title={t('shell.errors.brokenTitle')}
      text={error instanceof ApiError ? error.msg : t('shell.errors.brokenText')}
      action={<Button onClick={props.retry}>{t('common.retry')}</Button>}
    />
  );
}
