import { BoardPage } from '../../features/board/board-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/board.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.unitBoard.board.title, noindex: true });

export default function BookingBoard() {
  return <BoardPage />;
}
