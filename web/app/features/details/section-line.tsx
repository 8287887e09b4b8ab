import type { AdDetails } from '@diyar/contract/finding/ads';
import { useEffect, useState } from 'react';
import { useTranslations } from '../../i18n/translations.ts';
import { anchorsOf, type SectionAnchor } from './section-anchors.ts';

/** The page's parts in one line that stays under the header; the one being read is marked. */
export function SectionLine({ ad }: { ad: AdDetails }) {
  const t = useTranslations('adMore.parts');
  const anchors = anchorsOf(ad);
  const read = useRead(anchors.join());
  return (
    <nav
      aria-label={t('label')}
      className="sticky top-16 z-20 -mx-4 overflow-x-auto border-b border-line bg-background/95 px-4 backdrop-blur [scrollbar-width:none] md:-mx-6 md:px-6 print:hidden"
    >
      <ul className="flex w-max gap-5">
        {anchors.map((anchor) => (
          <li key={anchor}>
            <a
              href={`#${anchor}`}
              aria-current={anchor === read ? 'location' : undefined}
              className="grid min-h-11 items-center border-b-2 border-transparent text-sm whitespace-nowrap text-soft hover:text-ink aria-[current=location]:border-primary aria-[current=location]:font-bold aria-[current=location]:text-ink"
            >
              {t(anchor)}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** The part whose beginning was scrolled past last. */
function useRead(anchors: string): SectionAnchor | undefined {
  const [read, setRead] = useState<SectionAnchor>();
  useEffect(() => {
    const look = () => {
      const passed = anchors
        .split(',')
        .filter(
          (anchor) => (document.getElementById(anchor)?.getBoundingClientRect().top ?? Infinity) < LINE,
        );
      setRead(passed.at(-1) as SectionAnchor | undefined);
    };
    look();
    addEventListener('scroll', look, { passive: true });
    return () => removeEventListener('scroll', look);
  }, [anchors]);
  return read;
}

/** A little under the header and this line, in pixels. */
const LINE = 160;
