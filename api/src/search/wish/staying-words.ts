/** Words for who will stay and how many, a meaning to a line, read by `vocabulary.ts`: as the dialects and English say it. */
export const STAYING_WORDS = `
tenants families: عوائل, عوايل, عائلات, عائلة, عوائل فقط, عائلي, عائلية, سكن عوائل, سكن عائلي, سكن عائلات, families, family, families only, family only, familial
tenants singles: عزاب, عزابية, عزوبي, عزوبية, شباب, سكن عزاب, سكن شباب, singles, bachelors, bachelor, single men, single men only, bachelors only
tenants women: نساء, بنات, سيدات, موظفات, موظفة, لموظفة, للموظفات, سكن بنات, سكن نساء, سكن موظفات, سكن سيدات, women, women only, ladies, ladies only, girls, girls only, females, female only, single women
tenants women,students: طالبات, طالبات جامعيات, سكن طالبات, female students, female student, girl students, girls students, women students, female student housing, female students only
tenants students: طلاب, سكن طلاب, سكن طلابي, سكن جامعي, students, student, students only, student housing, student accommodation
tenants companies: لشركة, للشركة, لشركه, شركات, موظفين, سكن شركات, سكن موظفين, companies, company staff, corporate, employees
guests: شخص, اشخاص, ضيف, ضيوف, متدرب, متدربين, مدعو, مدعوين, معزوم, معازيم, مقعد, مقاعد, seats, seat, attendees, trainees, فرد, افراد, نفر, تتسع, يتسع, تكفي, يكفي, سعة, سعتها, سعته, person, persons, people, guest, guests, pax, sleeps, accommodates
heads: موظفين, موظف, موظفات, employees, staff, workers
guests one: شخص واحد, ضيف واحد, one person, one guest
guests two: شخصين, ضيفين, فردين
`;
