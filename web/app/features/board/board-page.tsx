import type { Board } from '@diyar/contract/booking/board';
import { useState } from 'react';
import { useLang } from '../../i18n/lang.ts';
import { useTranslations } from '../../i18n/translations.ts';
import { Link } from '../../rendering/link.tsx';
import { supplyPaths } from '../../site/supply-paths.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { PageSkeleton } from '../../ui/skeleton.tsx';
import { PageHead } from '../dashboard/page-head.tsx';
import { OwnAdProblem } from '../own-ads/own-ad-problem.tsx';
import { BoardLegend } from './board-legend.tsx';
import { BoardPages } from './board-pages.tsx';
import { BoardToolbar } from './board-toolbar.tsx';
import { BoardUnits } from './board-units.tsx';
import { ClosuresSheet } from './closures-sheet.tsx';
import { ConflictsNotice } from './conflicts-notice.tsx';
import { useBoard } from './use-board.ts';
import { useForgetClosures } from './use-closures.ts';
import { type BoardShown, useShown } from './use-shown.ts';

/** All units of the account by day and by hour: what is booked and closed, and closing, moving, opening from there. */
export function BoardPage() {
  const t = useTranslations('unitBoard.board');
  const to = supplyPaths(useLang());
  const shown = useShown();
  const { data, error, refetch, reload } = useBoard(shown);
  if (data === undefined) {
    if (error === null) return <PageSkeleton />;
    return <OwnAdProblem isPage error={error} title={t('failed')} retry={() => void refetch()} />;
  }
  if (data.total === 0) {
    const add = (
      <Link to={to.addProperty()} className={buttonLook('primary')}>
        {t('noneAct')}
      </Link>
    );
    return <EmptyState isPage drawing="calendar" title={t('none')} text={t('noneText')} action={add} />;
  }
  return <Shown board={data} shown={shown} reload={reload} />;
}

interface ShownProps {
  board: Board;
  shown: BoardShown;
  reload: () => void;
}

function Shown({ board, shown, reload }: ShownProps) {
  const t = useTranslations('unitBoard');
  const [isListing, setListing] = useState(false);
  const forget = useForgetClosures();
  const changed = () => {
    reload();
    forget();
  };
  return (
    <div className="grid grid-cols-1 gap-5 px-4 py-6 lg:px-8 lg:py-8">
      <PageHead
        title={t('board.title')}
        lead={t('board.lead')}
        action={
          <Button kind="secondary" onClick={() => setListing(true)}>
            {t('closing.list')}
          </Button>
        }
      />
      <ConflictsNotice conflicts={board.conflicts} />
      <BoardToolbar
        view={shown.view}
        from={board.from}
        today={board.today}
        step={shown.days === 1 ? 1 : 7}
        onView={(view) => shown.show({ view, from: board.from })}
        onFrom={(from) => shown.show({ from })}
      />
      <BoardUnits board={board} shown={shown} onChanged={changed} />
      <BoardLegend />
      <BoardPages board={board} onPage={(page) => shown.show({ page: String(page) })} />
      {isListing ? <ClosuresSheet onDone={changed} onClose={() => setListing(false)} /> : null}
    </div>
  );
}
