import { Fragment, type ReactNode } from 'react';
import { Icon } from './icon.tsx';

/** Where a page stands: links from the page's own router, the last one the page itself. */
export function Breadcrumbs(props: { label: string; items: readonly { key: string; link: ReactNode }[] }) {
  return (
    <nav aria-label={props.label} className="text-xs text-soft">
      <ol className="flex flex-wrap items-center gap-1">
        {props.items.map((item, index) => (
          <Fragment key={item.key}>
            {index === 0 ? null : (
              <li aria-hidden="true">
                <Icon name="chevron" className="size-3.5" />
              </li>
            )}
            <li className="*:inline-grid *:min-h-6 *:min-w-6 *:items-center">{item.link}</li>
          </Fragment>
        ))}
      </ol>
    </nav>
  );
}
