import type { BoardItem } from '@diyar/contract/booking/board';
import toast from 'react-hot-toast/headless';
import { ApiError } from '../../api/api-error.ts';
import { callApi } from '../../api/client.ts';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { shifted } from './closure-draft.ts';
import { useClosing } from './use-closing.ts';

/** Moves a closure by days; what is in its way is said, and it stays where it was. */
export function useMoving(onDone: () => void) {
  const t = useTranslations('unitBoard.board');
  const lang = useLang();
  const moving = useClosing(onDone);
  const move = async (item: BoardItem, days: number) => {
    try {
      const { items } = await callApi('GET /api/v1/host/closures', { query: { unit: item.unit_id }, lang });
      const closure = items.find(({ id }) => id === item.closure?.id);
      if (closure !== undefined) await moving.change(closure.id, shifted(closure, days), t('moved'));
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      toast.error(error.msg);
    }
  };
  return { moving, move };
}
