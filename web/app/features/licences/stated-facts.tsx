import type { LicenceFacts } from '@diyar/contract/supply/host-licences';
import { Icon } from '../../ui/icon.tsx';

/** Everything else that a licence states, read-only, folded away under `title`. */
export function StatedFacts({ title, stated }: { title: string; stated: LicenceFacts['stated'] }) {
  if (stated.length === 0) return null;
  return (
    <details className="group rounded-base border border-line bg-surface">
      <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 px-4 py-2">
        <span className="grow font-medium">{title}</span>
        <Icon name="chevronDown" className="size-4 group-open:rotate-180" />
      </summary>
      <dl className="grid gap-x-10 px-4 pb-4 text-sm sm:grid-cols-2">
        {stated.map(({ key, name, value }) => (
          <div key={key} className="flex items-baseline justify-between gap-4 border-b border-line/70 py-2">
            <dt className="shrink-0 text-soft">{name}</dt>
            <dd className="min-w-0 text-end font-medium">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </details>
  );
}
