import type { HostFigures } from '@diyar/contract/supply/host-statistics';
import { STATISTICS_MEASURES } from '@diyar/contract/words/statistics-words';
import type { ReactNode } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { Button } from '../../ui/button.tsx';
import { RowCards } from '../../ui/row-cards.tsx';
import { useMedia } from '../../ui/use-media.ts';
import { textOf } from './figures.ts';

interface FiguresTableProps {
  label: string;
  /** Of the first column. */
  head: string;
  rows: readonly { key: string; name: ReactNode; figures: HostFigures }[];
}

const HEAD = 'sticky top-0 z-10 min-w-20 border-b border-line bg-surface p-2 text-start font-bold text-soft';

/** Rows of figures: a table, and on a phone a card for each row. */
export function FiguresTable(props: FiguresTableProps) {
  const t = useTranslations('statistics');
  const isWide = useMedia('(min-width: 48rem)', true);
  if (isWide) return <WideTable {...props} />;
  const cellsOf = (figures: HostFigures) =>
    STATISTICS_MEASURES.map((measure) => ({
      label: t(`measures.${measure}`),
      value: <bdi dir="ltr">{textOf(figures, measure) ?? t('nothing')}</bdi>,
    }));
  return (
    <RowCards
      label={props.label}
      rows={props.rows.map(({ key, name, figures }) => ({ key, name, cells: cellsOf(figures) }))}
    />
  );
}

function WideTable({ label, head, rows }: FiguresTableProps) {
  const t = useTranslations('statistics');
  return (
    <section
      aria-label={label}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls takes the keys
      tabIndex={0}
      className="max-h-120 overflow-auto rounded-base border border-line"
    >
      <table className="tabular w-full border-separate border-spacing-0 text-sm">
        <thead className="text-xs">
          <tr>
            <th scope="col" className={HEAD}>
              {head}
            </th>
            {STATISTICS_MEASURES.map((measure) => (
              <th key={measure} scope="col" className={HEAD}>
                {t(`measures.${measure}`)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, figures }) => (
            <tr key={key} className="hover:bg-sunken">
              <th scope="row" className="min-w-44 border-b border-line/70 p-2 text-start font-normal">
                {name}
              </th>
              {STATISTICS_MEASURES.map((measure) => (
                <td key={measure} className="border-b border-line/70 p-2 whitespace-nowrap">
                  <bdi dir="ltr">{textOf(figures, measure) ?? t('nothing')}</bdi>
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Keeps a table as a file. */
export function SaveCsv(props: { label: string; name: string; csv: () => string }) {
  const save = () => {
    const address = URL.createObjectURL(new Blob([props.csv()], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = props.name;
    link.click();
    URL.revokeObjectURL(address);
  };
  return (
    <div>
      <Button kind="secondary" size="small" onClick={save}>
        {props.label}
      </Button>
    </div>
  );
}
