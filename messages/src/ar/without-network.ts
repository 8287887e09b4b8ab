/** The page of the service worker for what was not kept on the device; kept apart so that it can travel alone. */
export const withoutNetwork = {
  title: 'لا يوجد اتصال بالإنترنت',
  text: 'تُفتح هذه الصفحة من نفسها حال عودة الاتصال. حجوزاتك ومفضلتك محفوظة على جهازك ويمكنك قراءتها الآن.',
  bookings: 'حجوزاتي',
  favourites: 'المفضلة',
  retry: 'أعد المحاولة',
} as const;
