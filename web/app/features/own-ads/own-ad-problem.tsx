import { ApiError } from '../../api/api-error.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';

/** What could not be fetched, why, and another try. */
export function OwnAdProblem(props: { error: Error; title: string; retry: () => void; isPage?: boolean }) {
  const t = useTranslations();
  const { error } = props;
  return (
    <EmptyState
      isPage={props.isPage ?? false}
      drawing="cloud"
      title={props.title}
      text={error instanceof ApiError ? error.msg : t('errors.server_error')}
      action={<Button onClick={props.retry}>{t('common.retry')}</Button>}
    />
  );
}
