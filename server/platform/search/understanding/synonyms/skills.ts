import type { Lines } from './listed.ts'

/** Everyday words for skills beside their names, above all the verbs by which jobs describe them. */
export const skillSynonyms: Readonly<Record<string, Lines>> = {
  babysitting: [
    'baby sit, baby sitting, watching children, looking after children, watch the baby, child minding, minding children',
    'ሕፃን ጥበቃ, ልጅ መጠበቅ, ልጆች መጠበቅ, ሕፃናት መጠበቅ, የልጅ ጥበቃ, ልጅ እጠብቃለሁ, ልጆች እጠብቃለሁ',
    "daa'ima eeguu, ijoollee eeguu, mucaa eeguu, daa'imman eeguu",
  ],
  'basic-computer-skills': [
    'computer, computer skills, ms office, excel, microsoft office, microsoft word',
    'ኮምፒውተር, ኮምፒዩተር, የኮምፒውተር እውቀት, ኤክሴል',
    'kompiitara, kompiitaraa, kompiyuutara',
  ],
  'car-washing': [
    'car wash, carwash, wash cars, washing cars, car washer, car cleaner',
    'መኪና እጥበት, የመኪና እጥበት, መኪና አጣቢ, የመኪና አጣቢ, መኪና የሚያጥብ, መኪና ማጠብ',
    'konkolaataa dhiquu, makiinaa dhiquu, konkolaataa miiccuu, konkolaataa dhiqaa, laavaajoo',
  ],
  childcare: [
    'child care, children care, baby care, care of children, kids care, newborn care, look after babies, looking after babies, look after kids, care for children, caring for children',
    'ልጅ መንከባከብ, ልጆች መንከባከብ, ልጅ እንክብካቤ, የልጅ እንክብካቤ, ሕፃናት መንከባከብ, ሕፃን መንከባከብ, ልጅ ማሳደግ, ሕፃን እንክብካቤ, ልጅ መያዝ, ልጆች መያዝ, ልጅ ማጫወት, ልጆች አሳድጋለሁ',
    "daa'ima kunuunsuu, ijoollee kunuunsuu, daa'ima guddisuu, kunuunsa ijoollee, mucaa kunuunsuu, mucaa guddisuu, kunuunsa daa'imaa, ijoollee guddisuu",
  ],
  cleaning: [
    'house cleaning, home cleaning, room cleaning, office cleaning, clean house, sweeping, mopping, tidy up',
    'ጽዳት, ማጽዳት, ቤት ማጽዳት, የቤት ጽዳት, ቤት ጽዳት, የቢሮ ጽዳት, ክፍል ማጽዳት, ጽዳት ሥራ, የጽዳት ሥራ, ቤት ማጽዳትና',
    'qulqulleessuu, mana qulqulleessuu, qulqullina, qulqullina manaa, mana haruu, haruu, hojii qulqullinaa, waajjira qulqulleessuu',
  ],
  cooking: [
    'cooking, home cooking, food preparation, preparing food, cook food, cook meals, prepare meals, simple cooking, meal preparation, baking injera, bake injera, light meals, home food',
    'ምግብ ማብሰል, ምግብ መሥራት, ምግብ ማዘጋጀት, ወጥ መሥራት, ምግብ ዝግጅት, የምግብ ዝግጅት, ማብሰል, ምግብ ሥራ, የምግብ ሥራ, እንጀራ መጋገር, ቁርስ ማዘጋጀት, ምሳ ማዘጋጀት, እራት ማዘጋጀት, ምግብ እሠራለሁ, ምግብ አበስላለሁ',
    'nyaata bilcheessuu, nyaata hojjechuu, nyaata qopheessuu, ittoo hojjechuu, bilcheessuu, nyaata tolchuu, buddeena tolchuu, laaqana qopheessuu, ciree qopheessuu, irbaata qopheessuu',
  ],
  'deep-cleaning': [
    'deep clean, thorough cleaning, general cleaning, spring cleaning',
    'ጠቅላላ ጽዳት, ጥልቅ ጽዳት, አጠቃላይ ጽዳት',
    'gadi fageenyaan qulqulleessuu, qulqullina gadi fagoo',
  ],
  dishwashing: [
    'dish washing, wash dishes, washing dishes, washing up, dishwasher, dish washer',
    'ዕቃ ማጠብ, ሳህን ማጠብ, ዕቃ እጥበት, ዕቃ አጣቢ, ሳህን እጥበት',
    'meeshaa dhiquu, meeshaa nyaataa dhiquu, saanii dhiquu, meeshaa miiccuu',
  ],
  driving: [
    'driving, driving licence, driving license, drivers license, driver licence, driver license, licence, license',
    'መኪና መንዳት, መንዳት, መንጃ ፈቃድ, ማሽከርከር, መኪና ማሽከርከር, መኪና እነዳለሁ',
    'konkolaachisuu, konkolaataa oofuu, hayyama konkolaachisummaa',
  ],
  'elderly-care': [
    'elder care, eldercare, senior care, old people care, care of elderly, elderly, aged care, old age care, care for elderly, care for old people, care for old man, care for old woman, care for mother, care for father, care for grandmother, care for grandfather, old people, old man, old woman, old lady, old person',
    'አዛውንት መንከባከብ, አረጋውያን መንከባከብ, አረጋዊ መንከባከብ, ሽማግሌ መንከባከብ, አረጋውያንን መንከባከብ, የአዛውንቶች እንክብካቤ, አዛውንት እንክብካቤ, አረጋዊ እንክብካቤ, አዛውንቶችን መንከባከብ, አቅመ ደካማ',
    'manguddoo kunuunsuu, maanguddoo kunuunsuu, kunuunsa manguddoo, kunuunsa maanguddoo, jaarsa kunuunsuu, jaarsolii kunuunsuu',
  ],
  'errand-running': [
    'errands, errand, running errands',
    'መላላክ, ተላላኪነት, መልእክት',
    'ergamuu, ergama, ergamuu fi dhaamsa',
  ],
  'event-party-assistance': [
    'event, events, party, wedding, weddings, event assistance, catering, party help',
    'ድግስ, ዝግጅት ረዳትነት, የድግስ ሥራ, የሠርግ ሥራ, ሠርግና ድግስ',
    'cidha, qophii cidhaa, cidhaa',
  ],
  'first-aid-cpr': [
    'first aid, firstaid, cpr',
    'የመጀመሪያ እርዳታ, የመጀመሪያ ዕርዳታ, ሲፒአር',
    'gargaarsa jalqabaa, gargaarsa duraa',
  ],
  gardening: [
    'gardening, garden, garden work, lawn, lawn mowing, landscaping, yard work',
    'አትክልት, የአትክልት ሥራ, አትክልት ሥራ, አትክልት መንከባከብ, የአትክልት እንክብካቤ, የጓሮ ሥራ, አትክልት ማጠጣት, አበባ ማጠጣት, አበባ መትከል, ሣር ማጨድ',
    'biqiltuu kunuunsuu, abaaboo kunuunsuu, daraaraa kunuunsuu, marga kunuunsuu, marga haamuu, kunuunsa biqiltuu, biqiltuu obaasuu, hojii biqiltuu, biqiltuu',
  ],
  'grocery-shopping': [
    'grocery, groceries, food shopping, market shopping, going to market',
    'አስቤዛ, አስቤዛ መግዛት, የአስቤዛ ግዢ, ገበያ መሄድ, አስቤዛ ግዢ',
    'bittaa gabaa, gabaa bahuu, gabaa deemuu, asbeezaa',
  ],
  'handyman-minor-repairs': [
    'repairs, repair, minor repairs, fixing, maintenance, home repair, house repairs',
    'ጥገና, ጥቃቅን ጥገና, መጠገን, የቤት ጥገና',
    'suphaa, suphuu, suphaa xixiqqaa, suphaa manaa',
  ],
  housekeeping: [
    'house keeping, housework, house work, household chores, house chores, housekeeping work, household work, domestic work',
    'የቤት ውስጥ ሥራ, የቤት ሥራ, ቤት ሥራ, ቤት አያያዝ, የቤት አያያዝ',
    'hojii manaa, hojii mana keessaa, hojii mana',
  ],
  ironing: [
    'ironing, iron clothes, pressing, iron',
    'ልብስ መተኮስ, መተኮስ, ልብስ ተኳሽ, ካውያ, ተኩስ ልብስ, ተኳሽ',
    'kaawwiyaa, kaawwiyaa gochuu, uffata kaawwiyaa, kaawiyaa, uffata kaawwessuu',
  ],
  laundry: [
    'laundry, washing clothes, clothes washing, wash clothes, washing cloths, landry, cloth washing',
    'ልብስ ማጠብ, ልብስ እጥበት, ልብስ አጠባ, የልብስ እጥበት, ልብስ ማጠቢያ, ላውንደሪ, ላውንድሪ',
    'uffata miiccuu, uffata dhiquu, miiccuu, laandirii, laawndirii, landirii',
  ],
  'organization-decluttering': [
    'organizing, organising, tidying, decluttering, organization',
    'ማደራጀት, ዕቃ ማስተካከል, ቤት ማስተካከል, ዕቃ ማደራጀት',
    'qindeessuu, meeshaa qindeessuu, meeshaa sirreessuu',
  ],
  painting: [
    'painting, wall painting, house painting',
    'ቀለም መቀባት, ቀለም ቅብ, የቀለም ሥራ, ቀለም',
    'halluu dibuu, halluu',
  ],
  'pet-care': [
    'pet care, pets, dog care, cat care, dog walking, animal care',
    'የቤት እንስሳት, እንስሳት, እንሰሳት, እንስሳት መንከባከብ, ውሻ መንከባከብ, የውሻ እንክብካቤ, እንስሳት እንክብካቤ, የእንስሳት እንክብካቤ',
    'beeylada kunuunsuu, saree kunuunsuu, adurree kunuunsuu, kunuunsa beeyladaa, beeylada manaa',
  ],
  'pool-maintenance': [
    'pool, pool cleaning, swimming pool, pool maintenance, pool care',
    'መዋኛ ገንዳ, የመዋኛ ገንዳ, መዋኛ ገንዳ ማጽዳት, የዋና ገንዳ, መዋኛ',
    'puulii, puulii qulqulleessuu, puulii daakaa qulqulleessuu',
  ],
  'security-guarding': [
    'guarding, security work, guard duty',
    'መጠበቅ ሥራ, ጥበቃ ሥራ, የጥበቃ ሥራ',
    'mooraa eeguu, hojii eegumsaa',
  ],
  'sewing-mending': [
    'sewing, mending, stitching, sew, embroidery, sewing machine',
    'ስፌት, ልብስ እሰፋለሁ, ልብስ መስፋት, ልብስ ስፌት, መስፋት, የልብስ ስፌት, ጥልፍ',
    'uffata hodhuu, hodhuu, hodhaa maashinaa',
  ],
  'table-setting-serving': [
    'table setting, serving food, serving, table service, waiting tables, serve tables, serving tables',
    'ማዕድ ማዘጋጀት, ማስተናገድ, መስተንግዶ ሥራ, ምግብ ማቅረብ',
    'maaddii qopheessuu, keessummeessuu, nyaata dhiheessuu, keessummaa tajaajiluu',
  ],
  'tutoring-homework-help': [
    'homework, homework help, teaching, tuition, help with homework, tutorial, home study',
    'ማስጠናት, ማስተማር, የቤት ሥራ እገዛ, አስጠኚነት ሥራ, የቤት ሥራ ማገዝ, አስጠናለሁ, ማስጠናት እችላለሁ',
    "qo'achiisuu, barsiisuu, gargaarsa barnootaa, hojii manaa barnootaa, hojii manaa barumsaa",
  ],
  'window-cleaning': [
    'window cleaning, window washing, cleaning windows, wash windows, glass cleaning',
    'መስኮት ማጽዳት, መስኮት የሚያጸዳ, መስታወት ማጽዳት, መስኮት ማጠብ, የመስኮት ጽዳት',
    'foddaa qulqulleessuu, foddaa dhiquu',
  ],
}
