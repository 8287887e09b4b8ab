import { FiguresPage } from '../../features/console/figures/figures-page.tsx';
import { pageMeta } from '../../site/page-meta.ts';
import type { Route } from './+types/figures.ts';

export const meta: Route.MetaFunction = (input) =>
  pageMeta(input, { title: (messages) => messages.consoleFigures.title, noindex: true });

export default function Figures() {
  return <FiguresPage />;
}
