import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { IconButton } from '../../ui/button.tsx';
import { Icon } from '../../ui/icon.tsx';
import { type OperatorFacts, useSetOperator } from './use-operator.ts';

/** Who is at the console, and the way out of it. */
export function SignOut(props: { operator: OperatorFacts }) {
  const t = useTranslations('console');
  const setOperator = useSetOperator();
  const signOut = async () => {
    try {
      await callApi('DELETE /api/v1/console/session');
    } catch (error) {
      // A session that has ended is as good as signed out; anything else has not happened, and is said.
      if (!(error instanceof ApiError)) throw error;
      if (error.code !== 'console_login_required') return void toast.error(error.msg);
    }
    setOperator(null);
    toast.success(t('signedOut'));
  };
  return (
    <>
      <bdi className="hidden max-w-40 truncate ps-3 font-medium lg:block">{props.operator.name}</bdi>
      <IconButton label={t('signOut')} onClick={() => void signOut()}>
        <Icon name="logout" />
      </IconButton>
    </>
  );
}
