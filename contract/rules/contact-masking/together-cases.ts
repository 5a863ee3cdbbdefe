/** Messages of one writer, the oldest first. */
export type Conversation = readonly string[]

/**
 * Written before the rules that read messages together, and not changed since. What must be masked is between ⟦ and ⟧;
 * everything outside must stay as it is. With the first
 * version of the rules 45 of these 48 and 49 of the 50 innocent ones were right.
 */
export const togetherDisguised: readonly Conversation[] = [
  // Numbers cut in two or three
  ['⟦0911⟧', '⟦234567⟧'],
  ['My number is ⟦0911⟧', '⟦23 45 67⟧'],
  ['call me ⟦09 11⟧', '⟦23 45⟧', '⟦67⟧ thanks'],
  ['Hello madam', 'I can start on Monday', '⟦+251 911⟧', '⟦23 45 67⟧'],
  ['⟦092 234⟧', '⟦5678⟧ is my phone'],
  ['⟦911⟧', '⟦234⟧', '⟦567⟧'],
  ['it begins ⟦0944⟧', 'and ends ⟦556677⟧'],
  ['ስልኬ ⟦0911⟧', '⟦234567⟧ ነው'],
  ['ደውይልኝ ⟦09 22⟧', '⟦11 33 44⟧'],
  ['Bilbilli koo ⟦0913⟧', '⟦45 67 89⟧ dha'],
  ['naaf bilbili ⟦0917⟧', '⟦654⟧', '⟦321⟧'],
  ['⟦07 12⟧', '⟦34 56 78⟧'],
  ['⟦+971 50⟧', '⟦123 4567⟧ is my sister in Dubai'],
  // Digit by digit
  ['⟦0⟧', '⟦9⟧', '⟦1⟧', '⟦1⟧', '⟦2⟧', '⟦3⟧', '⟦4⟧', '⟦5⟧', '⟦6⟧', '⟦7⟧'],
  ['⟦09⟧', '⟦11⟧', '⟦23⟧', '⟦45⟧', '⟦67⟧'],
  ['⟦9⟧', '⟦1⟧', '⟦1⟧', '⟦8⟧', '⟦8⟧', '⟦4⟧', '⟦5⟧', '⟦6⟧', '⟦7⟧'],
  ['read this', '⟦0️⃣9️⃣⟧', '⟦1️⃣1️⃣⟧', '⟦2️⃣3️⃣⟧', '⟦4️⃣5️⃣6️⃣7️⃣⟧'],
  ['⟦⓪⑨⟧', '⟦①③⟧', '⟦⑥⑥⟧', '⟦⑦⑦⟧', '⟦⑧⑧⟧'],
  // Words for digits
  ['⟦zero nine one one⟧', '⟦two three four⟧', '⟦five six seven⟧'],
  ['my number is ⟦zero nine⟧', '⟦eleven⟧', '⟦twenty three⟧', '⟦forty five⟧', '⟦sixty seven⟧'],
  ['⟦ዜሮ ዘጠኝ አንድ አንድ⟧', '⟦ሁለት ሦስት አራት⟧', '⟦አምስት ስድስት ሰባት⟧'],
  ['⟦ዜሮ⟧', '⟦ዘጠኝ⟧', '⟦አስራ አንድ⟧', '⟦ሃያ ሦስት⟧', '⟦አርባ አምስት⟧', '⟦ስልሳ ሰባት⟧'],
  ['⟦zeeroo sagal tokko tokko⟧', '⟦lama sadii afur⟧', '⟦shan jaha torba⟧'],
  ['lakkoofsi koo ⟦zeeroo sagal⟧', '⟦44⟧', '⟦shan shan⟧', '⟦66 77⟧'],
  ['⟦፱፩፩⟧', '⟦፪፫፬⟧', '⟦፭፮፯⟧'],
  ['⟦o9ll⟧', '⟦23 45⟧', '⟦67⟧'],
  // Chatter between
  ['⟦0911⟧', 'ok', '⟦234567⟧'],
  ['⟦0911⟧', 'wait please', '⟦23 45⟧', 'my network is bad', '⟦67⟧'],
  ['⟦0922⟧', 'እሺ', '⟦334455⟧'],
  ['⟦0935⟧', 'eeyyee', '⟦11 22 09⟧', 'galatoomi'],
  ['the first half is ⟦0911⟧', 'tell me when you have it', 'the other half is ⟦556677⟧'],
  ['first part ⟦0911⟧', 'second part ⟦4567⟧', 'last part ⟦89⟧'],
  // Addresses
  ['⟦tigist.b⟧', '⟦@gmail.com⟧'],
  ['my mail is ⟦tigist.b@⟧', '⟦gmail.com⟧'],
  ['write to ⟦tigist@gmail⟧', '⟦.com⟧ please'],
  ['⟦hana dot bekele⟧', '⟦at gmail dot com⟧'],
  ['⟦hana22⟧', '⟦at gmail⟧', '⟦dot com⟧'],
  ['ኢሜይሌ ⟦hiwot⟧', '⟦አት gmail ዶት com⟧'],
  ['see ⟦www.addismaids⟧', '⟦.com⟧ for jobs'],
  ['⟦t.me/⟧', '⟦marta_cooks⟧'],
  // Names on other networks
  ['my telegram is', '⟦tigist_b⟧'],
  ['telegram', '⟦@hirut_nanny⟧'],
  ['Telegram:', '⟦almaz21⟧'],
  ['I am on imo', 'under the name ⟦meron1995⟧'],
  ['የቴሌግራም ስሜ', '⟦almaz_worku⟧'],
  ['ፌስቡክ ላይ', '⟦genet_b12⟧ ብለሽ ፈልጊኝ'],
  ['telegramiin koo', '⟦caaltuu_7⟧'],
  ['⟦hana_addis⟧', 'on telegram'],
]

/** Written at the same time. None of them may change. */
export const togetherInnocent: readonly Conversation[] = [
  // Bare answers
  ['27', '3 years', 'yes'],
  ['2', '5', '6000'],
  ['25', '2', '7000', '8'],
  ['Yes, I am 31.', '2 children', '6 and 9', '7500 birr'],
  ['9', '27', '2', '6000', '1'],
  ['6000', '6500', '7000 is the most'],
  ['8:00', '17:00', 'Saturday until 12:00'],
  ['2019', '2021', '2022-2024'],
  ['7', '8', '9', '10', '11'],
  ['Two', 'one is 4 and one is 7', 'three rooms'],
  ['0', 'no children yet', '24'],
  ['01/12/2026', '6500', '30'],
  ['five', 'seven days', 'from eight to six'],
  ['10', '12', '3', '2015', '4500'],
  // Employers about the job
  ['Good morning Tigist', 'We are a family of 5', '3 children: 2, 5 and 9', 'The pay is 8,000 birr'],
  ['We live in Bole', 'house 1123', '2nd floor', 'Can you come on 12/03?'],
  ['The hours are 7:30 - 16:30', '6 days a week', 'Sundays are free', '9500 birr'],
  ['We pay 6000 - 7500', '13 months', '16 days of leave'],
  ['Come tomorrow at 9', 'or 10', 'bus 31 stops here'],
  ['The contract is for 12 months', 'from 1 September 2026', '1200 birr for transport', '8500 salary'],
  ['Do you have a phone?', 'You will need Telegram for the photos', 'Thanks'],
  ['Can you cook?', 'And iron?', 'How much do you ask?'],
  ['We found you on Facebook', 'Hello', 'Are you free on Sunday?'],
  ['I will call you at the interview', '10:00', 'Friday'],
  ['My telegram does not work today', 'Sorry', 'Let us write here'],
  ['I am at home', 'See you there', 'Thank you'],
  // Seekers about themselves
  ['Hello', 'I am Hana', 'I worked 4 years in Beirut', 'and 2 in Dubai'],
  ['I have 5 years of experience', '2 with a family in CMC', '3 in a hotel with 40 rooms'],
  ['My salary was 5500', 'now I ask for 7000', 'with food'],
  ['Grade 10', 'in 2008', 'then a diploma 2010 - 2012'],
  ['I can come at 8', 'or 9:30', 'on the 15th'],
  ['My mother is 62', 'she is sick', 'I need 2 days in a month'],
  ['ok', 'ok', 'thank you', 'see you at 3'],
  // Amharic
  ['ሰላም', 'ዕድሜዬ 26 ነው', '2 ልጆች አሉኝ', '5 ዓመት ሠርቻለሁ'],
  ['26', 'አዎ', '6500', '3'],
  ['ሁለት', 'አንዱ 4 ዓመቱ ነው', 'ሌላዋ ሰባት'],
  ['ደመወዙ 7000 ብር ነው', 'በወር 4 ቀን እረፍት', 'ከ2፡30 እስከ 11፡00'],
  ['ከ2010 እስከ 2013 ዱባይ', 'ከዚያ 2 ዓመት አዲስ አበባ', '5000 ነበር ደመወዜ'],
  ['ሰኞ መጀመር እችላለሁ', 'በ9 ሰዓት', 'እሺ', '10 ሰዓት ይሻላል'],
  ['ስንት ልጆች አሏችሁ?', 'ስንት ክፍል ነው?', 'ደመወዙስ?'],
  ['ቴሌግራም አልጠቀምም', 'እዚህ እንጻጻፍ', 'አመሰግናለሁ'],
  ['አምስት ዓመት', 'ሦስት ቤት', 'አንድ ሆቴል'],
  ['በ12/01/2017', '6,500', '8 ሰዓት በቀን'],
  // Afaan Oromoo
  ['Akkam jirtu', 'umuriin koo 28', 'ijoollee 2 qaba', 'waggaa 6 hojjedheera'],
  ['28', 'eeyyee', '6000', '2'],
  ['Lama', 'tokko waggaa 5', 'tokko immoo 8'],
  ['Mindaan 7,500', "ji'atti guyyaa 4 boqonnaa", "sa'aatii 8"],
  ['Bara 2010 hanga 2014', 'Jimma', 'achiis waggaa 3 Finfinnee'],
  ['Wiixata dhufuu nan danda’a', "sa'aatii 9", 'yookaan 10'],
  ['Telegram hin fayyadamu', 'asitti haa barreessinu', 'galatoomaa'],
]
