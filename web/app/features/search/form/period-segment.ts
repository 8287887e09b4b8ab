/** How one of several periods beside each other looks. */
export const SEGMENT =
  'relative flex min-h-11 grow basis-0 cursor-pointer items-center justify-center rounded-[9px] px-2 text-center whitespace-nowrap transition-colors max-xs:in-[[lang=en]]:text-xs';
