import { useTranslations } from '../../i18n/translations.ts';
import { BAR_LOOK } from './board-bar.tsx';

const KINDS = ['stay', 'hold', 'hourly', 'closure', 'import'] as const;

/** What each kind of bar means. */
export function BoardLegend() {
  const t = useTranslations('unitBoard.board');
  return (
    <ul aria-label={t('legend')} className="flex flex-wrap gap-2">
      {KINDS.map((kind) => (
        <li key={kind} className={`rounded-[8px] border px-2.5 py-0.5 text-xs ${BAR_LOOK[kind]}`}>
          {t(`kinds.${kind}`)}
        </li>
      ))}
      <li className="rounded-[8px] border border-line bg-sunken px-2.5 py-0.5 text-xs font-medium text-soft">
        {t('hidden')}
      </li>
    </ul>
  );
}
