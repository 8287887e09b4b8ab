import type { Board } from '@diyar/contract/booking/board';
import { ltrText } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';

/** The way to further units, where there are more than a page of them. */
export function BoardPages({ board, onPage }: { board: Board; onPage: (page: number) => void }) {
  const t = useTranslations('unitBoard.board');
  const { page, pages } = board;
  if (pages < 2) return null;
  return (
    <div className="flex items-center gap-3">
      {page > 1 ? (
        <Button kind="secondary" onClick={() => onPage(page - 1)}>
          {t('earlier')}
        </Button>
      ) : null}
      <span>{t('page', { page: ltrText(String(page)), pages: ltrText(String(pages)) })}</span>
      {page < pages ? (
        <Button kind="secondary" onClick={() => onPage(page + 1)}>
          {t('later')}
        </Button>
      ) : null}
    </div>
  );
}
