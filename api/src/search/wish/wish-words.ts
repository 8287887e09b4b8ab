/**
 * The words of a wish that name no place and no kind of property, a meaning to a line: as the dialects, both spellings and
 * English say it. Meanings are read by `vocabulary.ts`. A phrase with «ال» holds only with it («الليلة» is tonight, «ليلة» a night).
 */
export const WISH_WORDS = `
period 1: بالساعة, بالساعات, الساعة, في الساعة, كل ساعة, للساعة, hourly, per hour, an hour, by the hour, /hour, /hr, per hr, hour rate
period 2: yawmi, yomi, يومي, يومية, يوميا, باليوم, في اليوم, لليوم, بالليلة, لليلة, في الليلة, كل ليلة, ايجار ليلة, اسبوعي, اسبوعية, اسبوعيا, بالاسبوع, في الاسبوع, daily, per day, a day, by the day, nightly, per night, a night, by the night, /night, /day, overnight, مبيت, weekly, per week, a week, short term, short stay
period 3: shahri, shahry, شهري, شهرية, شهريا, بالشهر, الشهر, في الشهر, للشهر, كل شهر, monthly, per month, a month, by the month, /month, /mo, pcm
period 4: sanawi, sanawy, سنوي, سنوية, سنويا, بالسنة, السنة, في السنة, للسنة, كل سنة, بالعام, yearly, annually, annual, per year, a year, by the year, per annum, /year, /yr, long term
span 1: ساعة, ساعات, hour, hours, hrs
span 2: يوم واحد, ليلة واحدة, ليلة وحدة, ليلة, ليالي, ليال, يوم, ايام, night, nights, day, days, for a night, for a day
span 2 7: اسبوع, اسابيع, week, weeks, for a week
span 3: شهر واحد, شهر, شهور, اشهر, month, months, for a month
span 4: سنة واحدة, سنة وحدة, سنة, سنوات, سنين, year, years, for a year
span 1 2: ساعتين
span 2 2: ليلتين, يومين
span 2 14: اسبوعين
span 3 2: شهرين
span 4 2: سنتين
purpose sale: للبيع, بيع, البيع, شراء, للشراء, اشتري, اشترى, تمليك, للتمليك, for sale, sale, to buy, buy, purchase, buying, lil bay, lilbay, lel bay, lel bee, lil bee, lil bai, lel bai, tamleek, tamlik
purpose rent: للايجار, للاجار, للايجر, لايجار, للايحار, لليجار, للأجار, ايجار, الايجار, اجار, للايجارات, ايجارات, تاجير, للتاجير, استئجار, استاجر, اجاره, استاجار, اجر, for rent, rent, to rent, for lease, lease, rental, renting, to let, for renting, lil ijar, lilijar, lel ijar, lel ejar, lil ejar, lil eijar, ijar, ejar
furnished full: furnishd, مفرووش, مفرووشة, mafrosh, mafrosha, mafroosh, mafroosha, mafrusha, mofrosha, مفروش, مفروشة, مفروشين, مفروشات, مؤثث, مؤثثة, مفروشة بالكامل, مفروش بالكامل, مؤثثة بالكامل, مع اثاث, مع الاثاث, بالاثاث, بالعفش, مع العفش, furnished, fully furnished, full furnished, with furniture
furnished part: نصف مفروشة, نصف مفروش, نص مفروشة, شبه مفروشة, شبه مفروش, مفروشة جزئيا, مفروش جزئيا, semi furnished, partly furnished, partially furnished, part furnished, half furnished
furnished none: غير مفروشة, غير مفروش, بدون اثاث, بدون عفش, بدون فرش, من غير اثاث, من غير عفش, بلا اثاث, بلا عفش, بدون الاثاث, مو مفروشة, مب مفروشة, غير مؤثثة, غير مؤثث, unfurnished, not furnished, without furniture, un furnished
flag verified: معلن موثق, معلن موثوق, موثق, موثوق, معلنين موثقين, مكتب موثق, معلن معتمد, verified, verified advertiser, verified owner, verified advertisers
flag instant: حجز فوري, الحجز الفوري, حجز مباشر, تاكيد فوري, بدون موافقة, instant booking, instant book, book instantly, instantly bookable
flag offer: عليها عرض, عليها عروض, عليه عرض, عليها خصم, عليه خصم, فيها خصم, خصم, عليها تخفيض, بخصم, خصومات, عرض خاص, عروض خاصة, مخفض, مخفضة, تخفيض, تخفيضات, on offer, discount, discounted, with discount, special offer, special offers
flag licensed: مرخص, مرخصة, معلن مرخص, اعلان مرخص, برخصة, مع رخصة, licensed, with licence, with license
sort price_asc: ارخص, الارخص, رخيص, رخيصه, الاقل سعرا, اقل سعر, باقل سعر, cheap, cheapest, lowest price, least expensive
sort price_desc: اغلى, الاغلى, الاعلى سعرا, اعلى سعرا, most expensive, priciest, highest price
sort newest: احدث, الاحدث, احدث الاعلانات, newest, latest, most recent
sort rating: الاعلى تقييما, اعلى تقييم, best rated, top rated, highest rated
facing n: واجهة شمالية, واجهة شمال, جهة الشمال, الجهة الشمالية, north-facing, northern facing, شمالية, شمالي, على الشمال, facing north, north facing
facing s: واجهة جنوبية, واجهة جنوب, الجهة الجنوبية, south-facing, جنوبية, جنوبي, facing south, south facing
facing e: واجهة شرقية, واجهة شرق, شرقية, شرقي, الجهة الشرقية, east-facing, facing east, east facing
facing w: واجهة غربية, واجهة غرب, غربية, غربي, الجهة الغربية, west-facing, facing west, west facing
facing ne: north east facing, northeast facing, north-east facing, facing north east, facing northeast, north eastern facing
facing nw: north west facing, northwest facing, north-west facing, facing north west, facing northwest
facing se: south east facing, southeast facing, south-east facing, facing south east, facing southeast
facing sw: south west facing, southwest facing, south-west facing, facing south west, facing southwest
floor ground: دور ارضي, الدور الارضي, طابق ارضي, الطابق الارضي, دور الارضي, دور ارضى, ground floor, on the ground floor, street level, groundfloor
floor upper: دور علوي, الدور العلوي, طابق علوي, الطابق العلوي, دور العلوي, دور علوى, ادوار علوية, upper floor, upper floors, upstairs floor
floor last: دور اخير, الدور الاخير, طابق اخير, الطابق الاخير, دور الاخير, اخر دور, اخر طابق, اعلى دور, top floor, last floor, topfloor, highest floor
floor 1: دور اول, الدور الاول, طابق اول, الطابق الاول, دور الاول, first floor, 1st floor
floor 2: دور ثاني, الدور الثاني, طابق ثاني, الطابق الثاني, دور الثاني, دور تاني, الدور التاني, second floor, 2nd floor
floor 3: دور ثالث, الدور الثالث, طابق ثالث, الطابق الثالث, دور الثالث, third floor, 3rd floor
floor 4: دور رابع, الدور الرابع, طابق رابع, الطابق الرابع, دور الرابع, fourth floor, 4th floor
floor 5: دور خامس, الدور الخامس, طابق خامس, الطابق الخامس, دور الخامس, fifth floor, 5th floor
floor 6: دور سادس, الدور السادس, طابق سادس, الطابق السادس, دور السادس, sixth floor, 6th floor
floor 7: دور سابع, الدور السابع, طابق سابع, الطابق السابع, دور السابع, seventh floor, 7th floor
floor 8: دور ثامن, الدور الثامن, طابق ثامن, الطابق الثامن, دور الثامن, eighth floor, 8th floor
floor 9: دور تاسع, الدور التاسع, طابق تاسع, الطابق التاسع, دور التاسع, ninth floor, 9th floor
floor 10: دور عاشر, الدور العاشر, طابق عاشر, الطابق العاشر, دور العاشر, tenth floor, 10th floor
facing three_streets: ثلاث شوارع, على ثلاث شوارع, ثلاثة شوارع, 3 شوارع, على 3 شوارع, 3 streets, three streets
facing four_streets: اربع شوارع, على اربع شوارع, اربعة شوارع, 4 شوارع, على 4 شوارع, 4 streets, four streets
under: اقل من, باقل من, تحت, دون, under, below, less than, fewer than, smaller than, <
max: ما يتعدى, ما تتعدى, لا يتعدى, لا تتعدى, ما يتجاوز, ما تتجاوز, لا يتجاوز, لا تتجاوز, ما يزيد عن, ما تزيد عن, ما يزيد, لا يزيد عن, لا تزيد عن, ما يفوق, ما تطلع عن, حد اقصى, بحد اقصى, كحد اقصى, الحد الاقصى, الحد الاعلى, حد اعلى, بحد اعلى, اعلى حد, اقصى شي, اقصاه, اقصاها, السقف, سقفي, بسقف, اقصى حد, اقصى سعر, اعلى سعر, حدي, حدها, حده, لحد, لين, حتى, لغاية, ميزانية, ميزانيتي, ميزانيتنا, الميزانية, بميزانية, up to, upto, at most, max, maximum, no more than, not more than, not over, cheaper than, within, not exceeding, budget, my budget, my budget is, budget of, budget is
max of: ايجارها, ايجاره, ايجارها السنوي, ايجاره السنوي, بسعر, السعر, سعر, سعرها, سعره, قيمة, بقيمة, price, priced, price of, priced at
min: لا يقل عن, لا تقل عن, ما يقل عن, ما تقل عن, ما يقل, على الاقل, حد ادنى, بحد ادنى, الحد الادنى, ابتداء من, يبدا من, تبدا من, بداية من, فما فوق, at least, min, minimum, no less than, not less than, starting from, starting at, >
over: اكثر من, اكبر من, اعلى من, ازيد من, فوق, يزيد عن, تزيد عن, اغلى من, over, above, more than, bigger than, larger than, greater than
plus: +, وفوق, فما فوق, فاكثر, واكثر, او اكثر, وطالع, على الاقل, كحد ادنى, at least, minimum, min, or more, and more, and above, and up, or above, plus
minus: ونازل, وانزل, فما دون, فما اقل, وادنى, فاقل, واقل, او اقل, وتحت, او تحت, or less, and below, or below, or under, tops, كحد اقصى, بحد اقصى, حد اقصى, max, maximum, at most
about: حول, بحوالي, في حوالي, حوالي, حوالين, تقريبا, حدود, بحدود, في حدود, قرابة, يقارب, around, about, approx, approximately, roughly, circa, ~
between: بين, ما بين, مابين, between, from, من
to: الى, إلى, لـ, ل, لين, حتى, لغاية, to, till, until, -, –, —
and: و, ولا, او, أو, and, or, &, ,, ،
at: ب, at, for, @
thousand: alf, الف, الاف, آلاف, k, thousand, الفا
million: مليون, ملايين, million, m, mln, millions
half: بنص, بنصف, ونص, ونصف, نص, نصف, half, and a half, and half
currency: ريال, ريالات, ريالا, رس, ر.س, sar, sr, s.r, riyal, riyals, rials, rial
area: مساحة, المساحة, مساحتها, مساحته, بمساحة, area, size, area of, size of
metre: متر, م, م2, م٢, متر مربع, مترمربع, امتار, مترا, m, m2, sqm, sq m, sqmt, sq mt, sq, square meter, square meters, square metre, square metres, sq meter, sq meters, meter, meters, metre, metres, ㎡
rooms: غرف, غرفة, غرف وصالة, غرف وصاله, غرف وصالتين, غرف نوم وصالة, غرف نوم, غرف النوم, عدد الغرف, حجر, rooms, bedrooms, bedroom, bed, beds, br, brs, bd, bdr, bhk, bed room, bed rooms, ghoraf, ghuraf, ghurfa, ghorfa, room
room: غرفة نوم, غرفه وصاله, غرفة وصاله, غرفة و صالة, غرفة وصالة, غرفة نوم واحدة, غرفة وحدة, غرفة واحدة, one bedroom
rooms two: غرفتين, غرفتان, غرفتي, حجرتين, غرفتين نوم, غرفتين وصالة
baths: حمامات, حمام, دورات مياه, دورة مياه, دورات المياه, دورات, عدد دورات المياه, baths, bath, bathrooms, bathroom, toilets, toilet, ba, wc
baths two: حمامين, حمامان, دورتين مياه, دورتين, دورتي مياه
age: عمر, عمرها, عمره, العمر, بعمر, عمر العقار, عمر البناء, عمر المبنى, عمر العمارة, عمر الشقة, عمر الفيلا, عمر البيت, عمر البناية, age, aged, years old, year old, yrs old, سنوات عمره, سنوات عمرها
not: بدون, بلا, من غير, مو, ما فيها, ليس, without, no, not
near: قريب, قريبة, قريب من, قريبة من, قرب, بالقرب من, بالقرب, جنب, بجانب, بجوار, مقابل, امام, خلف, قدام, near, near to, close to, next to, nearby, beside, opposite, behind, by
street: شارع, بشارع, الشارع, طريق, بطريق, street, st, road, rd, avenue
district: حي, بحي, لحي, وحي, الحي, حى, احياء, district, neighborhood, neighbourhood, dist, hai, hay, hayy
in: في, ف, فى, fi, fe, bel, bil, in, at, inside, within
with: مع, فيها, فيه, بها, به, يوجد, توجد, وفيها, وفيه, معها, معه, with, has, having, including
idle: متاح, متاحة, متوفر, متوفرة, فاضي, فاضية, الان, الآن, available, now
filler: abgha, abga, abghy, aby, abi, abgi, adawer, adawir, مدينة, بمدينة, منطقة, بمنطقة, على, عن, من, هل, عندكم, فيه, ابغى, ابغا, ابي, ابى, نبي, نبغى, بغيت, ودي, اريد, احتاج, محتاج, محتاجة, ابحث عن, ابحث, ادور, ادور على, دورلي, شوف لي, شوفلي, عطني, اعطني, لو سمحت, لوسمحت, من فضلك, ممكن, طلب, مطلوب, مطلوبه, تكون, يكون, لي, لنا, لمدة, لـ, مدة, عدد, نوع, عقار, عقارات, وحدة, سكني, سكنية, تجاري, تجارية, كل, اي, وش, الي, اللي, انا, the, a, of, in, on, and, i, want, wanna, need, looking, looking for, look for, i am, im, am, find, find me, show, show me, please, pls, me, my, we, is, are, there, any, some, search, to, it, its, that, which, have, get, like, would, id, property, properties, place, city, residential, commercial, number, ad, ads, listing, listings, only, اعلان, اعلانات, الاعلانات, فقط, ?, ؟, !, ., ,, ،, :, (, ), /, -, –, —, *, ", «, », “, ”, و, او, or, ", ;, ؛, +
weekend: نهاية الاسبوع, نهايه الاسبوع, اخر الاسبوع, آخر الاسبوع, عطلة نهاية الاسبوع, نهاية هذا الاسبوع, ويكند, الويكند, ويك اند, الويك اند, هالويكند, بالويكند, weekend, this weekend, the weekend, weekends, week end, weekend stay
next weekend: نهاية الاسبوع القادم, نهاية الاسبوع الجاي, نهاية الاسبوع المقبل, نهاية الاسبوع القادمة, الويكند الجاي, الويكند القادم, ويكند الجاي, ويكند القادم, next weekend
day 0: اليوم, الليلة, هالليلة, الليله, tonight
day 0: لليوم فقط, today
day 1: بكرة, بكره, غدا, بكرا, tomorrow
`;
