/**
 * The words of dates, a meaning to a line, as in `wish-words.ts`. A short name that is a word too ("sun", "sat") is a weekday
 * only in company; a month only beside a day. Weekdays as ISO counts them, 1 Monday … 7 Sunday.
 */
export const DATE_WORDS = `
weekday 1: الاثنين, الإثنين, الاتنين, للاثنين, monday, mondays
weekday 2: الثلاثاء, الثلاثا, الثلوث, التلات, tuesday, tuesdays, tusday, tue, tues
weekday 3: الاربعاء, الأربعاء, الاربعا, الربوع, wednesday, wednesdays, wensday, wednsday, weds
weekday 4: الخميس, خميس, thursday, thursdays, khamis, khamees, thrusday, thursady, thu, thur, thurs
weekday 5: الجمعة, جمعة, friday, fridays, jumaa, jomaa, jumah, fri
weekday 6: السبت, سبت, saturday, saturdays, saterday
weekday 7: الاحد, الأحد, للاحد, sunday, sundays
short weekday 1: mon
short weekday 3: wed
short weekday 6: sat
short weekday 7: sun
day 2: بعد بكرة, بعد بكره, بعد بكرا, بعد غد, بعد غدا, day after tomorrow, the day after tomorrow
month 1: يناير, january, jan
month 2: فبراير, فبرير, february, feb
month 3: مارس, march, mar
month 4: ابريل, أبريل, إبريل, april, apr
month 5: مايو, may
month 6: يونيو, يونيه, june, jun
month 7: يوليو, يوليه, july, jul
month 8: اغسطس, أغسطس, august, aug
month 9: سبتمبر, september, sept, sep
month 10: اكتوبر, أكتوبر, اوكتوبر, october, oct
month 11: نوفمبر, نوفنبر, november, nov
month 12: ديسمبر, دسمبر, ديسنبر, ديسمبير, december, decmber, decembre, dec
hijri 1: محرم, muharram
hijri 2: صفر, safar
hijri 3: ربيع الاول, ربيع الأول, ربيع اول, rabi al awwal, rabi awwal
hijri 4: ربيع الثاني, ربيع ثاني, ربيع الاخر, ربيع الآخر, rabi al thani, rabi al akhir
hijri 5: جمادى الاولى, جمادى الأولى, جمادي الاول, جماد الاول, جماد اول, jumada al awwal, jumada al ula
hijri 6: جمادى الثانية, جمادى الاخرة, جمادى الآخرة, جمادي الثاني, جماد الثاني, جماد ثاني, jumada al thani, jumada al akhirah
hijri 7: رجب, rajab
hijri 8: شعبان, shaban, shaaban
hijri 9: رمضان, ramadan, ramadhan
hijri 10: شوال, shawwal, shawal
hijri 11: ذو القعدة, ذي القعدة, ذوالقعدة, ذا القعدة, dhul qadah, dhu al qadah
hijri 12: ذو الحجة, ذي الحجة, ذوالحجة, ذا الحجة, dhul hijjah, dhu al hijjah, zul hijjah
feast fitr: عيد الفطر, لعيد الفطر, بعيد الفطر, عيد الفطر المبارك, ايام عيد الفطر, اجازة عيد الفطر, eid al fitr, eid ul fitr, eid fitr, eid alfitr
feast adha: عيد الاضحى, لعيد الاضحى, بعيد الاضحى, عيد الأضحى, عيد الاضحى المبارك, عيد الضحى, ايام عيد الاضحى, اجازة عيد الاضحى, eid al adha, eid ul adha, eid adha, eid aladha
feast eid: العيد, للعيد, بالعيد, عالعيد, لايام العيد, بايام العيد, ايام العيد, عطلة العيد, اجازة العيد, eid, eid days, eid holiday, eid holidays
feast national: اليوم الوطني, لليوم الوطني, باليوم الوطني, اليوم الوطني السعودي, اجازة اليوم الوطني, national day, saudi national day
feast founding: يوم التاسيس, ليوم التاسيس, بيوم التاسيس, يوم التأسيس, اجازة يوم التاسيس, founding day, saudi founding day
next: القادم, الجاي, المقبل, القادمة, الجاية, المقبلة, اللي جاي, الي جاي, اللي جاية, قادم, جاي, next, coming, upcoming, this coming
after next: بعد القادم, بعد الجاي, بعد المقبل, اللي بعده, after next
since: ابتداء من, بداية من, بدءا من, اعتبارا من, starting, starting from, beginning
this: هذا, هاذا, this
on: يوم, نهار, ليلة, ليل, مساء, تاريخ, الموافق, الموافق ل, on, date, dated, the night of, night of
night: ليلة, بالليل, الليل, مساء, المساء, night, nights, evening
vague: نهاية الشهر, اخر الشهر, بداية الشهر, اول الشهر, منتصف الشهر, نص الشهر, الشهر القادم, الشهر الجاي, الشهر المقبل, الاسبوع القادم, الاسبوع الجاي, الاسبوع المقبل, end of the month, end of month, end of this month, next month, next week, new year, راس السنة, ثاني يوم العيد, ثالث يوم العيد, ثاني ايام العيد, ثالث ايام العيد
landmark: مسجد, جامع, سوق, اسواق, جامعة, كلية, مستشفى, مستوصف, مول, مطار, ميدان, دوار, كوبري, جسر, مكتبة, استاد, hospital, university, college, mall, airport, mosque, market, bookstore, roundabout, bridge, stadium, black
`;
