import type { CasesByLanguage } from './cases.ts'

/**
 * Written after the rules were corrected by the others. Before they were
 * corrected by these too, 16 of 30 were found, and 1 of the 39 others.
 */
export const lastAsking: CasesByLanguage = {
  en: [
    'To get the job you pay 400 birr at our office.',
    'Hi, we accept you. Send 350 birr for your ID card through telebirr.',
    'Deposit 1000 in CBE and show me the slip.',
    'The candidate covers her own medical and visa.',
    'it is just a small fee for registering you',
    'You have to buy the form for 100 birr.',
    'Please help me with 200 birr, my phone is broken.',
    'I choose the one who pays first.',
    'We need a guarantee of 3000 birr from each nanny.',
    'Your commission to the agent is 10%, please pay it now.',
  ],
  am: [
    'ሥራውን ለማግኘት ቢሯችን መጥተሽ 400 ብር ክፈይ።',
    'ለመታወቂያ 350 ብር በቴሌብር ላኪ።',
    'ንግድ ባንክ 1000 ብር አስገቢና ደረሰኙን አሳዪኝ።',
    'የሕክምናውን ወጪ ሠራተኛዋ ትሸፍናለች።',
    'ፎርሙ 100 ብር ነው፣ መግዛት አለብሽ።',
    'መጀመሪያ የከፈለ ሰው ሥራውን ያገኛል።',
    'ከእያንዳንዷ ሞግዚት የ3000 ብር ዋስትና እንፈልጋለን።',
    'ለኤጀንቱ 10% ኮሚሽን አሁን ክፈል።',
    'mejemeriya kifya kifeyi 500',
    'be CBE 1000 birr asgebi',
  ],
  om: [
    'Hojii argachuuf waajjira keenya dhuftee qarshii 400 kaffali.',
    'Waraqaa eenyummaatiif qarshii 350 telebirriin ergi.',
    'CBE irra qarshii 1000 galchiitii nagahee natti agarsiisi.',
    'Baasii yaalaa hojjettuutu kaffala.',
    'Foormiin qarshii 100 dha, bituu qabda.',
    'Nama dura kaffale nan filadha.',
    'Guddiftuu hunda irraa wabii qarshii 3000 barbaanna.',
    'Komishinii ejentii 10% amma kaffali.',
    'Maaloo qarshii 200 na gargaari.',
    'Kaffaltii xiqqoo galmeetiif si barbaachisa.',
  ],
}

/** Written at the same time. None of them asks a job seeker for money. */
export const lastNotAsking: CasesByLanguage = {
  en: [
    'Good morning. The job is 5 days a week and the pay is 7000.',
    'You will receive your pay in cash every two weeks.',
    'Can you tell me about your last job and why you left?',
    'We live near CBE in Bole, come at 10.',
    'My wife will give you the money for vegetables each morning.',
    'If you stay one year we give a bonus of one month.',
    'Do not worry about the medical, we take you to our doctor.',
    'Please bring a copy of your ID card to the interview.',
    'We agreed on 6500 and I will transfer it on the 1st.',
    'Are you registered with an agency?',
    'Send me your telebirr number after the first month so we can pay.',
    'Your training certificate looks good.',
    'The house has 3 bedrooms, 2 children and a dog.',
  ],
  am: [
    'ሥራው በሳምንት 5 ቀን ነው፣ ክፍያው 7000 ብር ነው።',
    'በየሁለት ሳምንቱ በጥሬ ገንዘብ ትቀበያለሽ።',
    'ያለፈውን ሥራሽን ለምን ተውሽው?',
    'ቦሌ ንግድ ባንክ አጠገብ ነው የምንኖረው፣ በ4 ሰዓት ነይ።',
    'ባለቤቴ ለአትክልት መግዣ ብር ትሰጥሻለች።',
    'አንድ ዓመት ከቆየሽ የአንድ ወር ጉርሻ እንሰጣለን።',
    'ስለ ምርመራው አታስቢ፣ እኛ እንወስድሻለን።',
    'ወደ ቃለ መጠይቁ የመታወቂያ ኮፒ ይዘሽ ነይ።',
    'በ6500 ተስማምተናል፣ በ1 እልክልሻለሁ።',
    'ኤጀንሲ ውስጥ ተመዝግበሻል?',
    'የስልጠና ወረቀትሽ ጥሩ ነው።',
    'ሁለት ልጆችና አንድ ውሻ አለን።',
    'kifyaw bewer 7000 birr new',
  ],
  om: [
    'Hojiin torbanitti guyyaa 5, kaffaltiin 7000 dha.',
    'Torban lama lamaan harkatti fudhatta.',
    'Hojii kee isa darbe maaliif dhiifte?',
    "Boolee CBE biratti jiraanna, sa'aatii 4 kottu.",
    'Haati manaa koo maallaqa kuduraa siif kenniti.',
    "Waggaa tokko yoo turte badhaasa ji'a tokkoo siif kennina.",
    "Waa'ee qorannoo hin yaadda'in, nutu si geessa.",
    'Gaaffii fi deebiidhaaf waraqaa eenyummaa kee fidi.',
    '6500 irratti walii galle, guyyaa 1 siif nan erga.',
    'Ejensii keessatti galmooftee?',
    'Waraqaan leenjii keetii gaariidha.',
    'Ijoollee lama fi saree tokko qabna.',
    "Ji'atti qarshii 7000 argatta.",
  ],
}
