import type { Line, Talk } from './message-story.ts'

/** From the hire to the last day at Ginbot Restaurant: long enough to scroll back. */
const days: readonly (readonly Line[])[] = [
  [
    ['employer', 'Welcome to Ginbot Restaurant, Tigist! Here you reach me: 0911 00 00 65.'],
    ['seeker', 'Thank you! Mine is 0911 00 00 41. I will be there at half past six tomorrow.'],
    ['employer', 'The door to the kitchen is in the yard, behind the green gate.'],
  ],
  [
    ['seeker', 'Good morning. I am at the green gate.'],
    ['employer', 'Abeba is coming to open it.'],
    ['seeker', 'We have met. She is very kind.'],
  ],
  [
    ['employer', 'How was the first day?'],
    ['seeker', 'Good. My feet are tired, but I know where everything is now.'],
    ['employer', 'Rest well. Tomorrow there are fewer guests.'],
  ],
  [
    ['employer', 'Forty guests for lunch on Friday, all fasting dishes. Can you begin at six?'],
    ['seeker', 'Yes, I can.'],
    ['employer', 'Then you may leave an hour earlier on Saturday.'],
  ],
  [
    ['seeker', 'The shiro is almost finished. There is enough for one day.'],
    ['employer', 'Thank you for looking. I will buy ten kilos this afternoon.'],
  ],
  [
    ['employer', 'The guests at the long table asked who made the gomen.'],
    ['seeker', 'What did you say?'],
    ['employer', 'That it was you, of course. They come again next week.'],
    ['seeker', 'That makes me happy!'],
  ],
  [
    ['seeker', 'May I change my free day this week? My sister comes from Adama on Thursday.'],
    ['employer', 'Yes. Genet will work on Thursday, and you on Monday.'],
    ['seeker', 'Thank you both.'],
  ],
  [
    ['seeker', 'It rains so hard that no minibus is running. I will be twenty minutes late.'],
    ['employer', 'Take your time and come safely. We have started the coffee.'],
    ['seeker', 'I have found one. I am on my way.'],
  ],
  [
    ['employer', 'The water will be off tomorrow from eight to noon.'],
    ['seeker', 'Then I will fill the big pots this evening.'],
    ['employer', 'Very good idea.'],
  ],
  [
    ['seeker', 'The small stove does not light any more.'],
    ['employer', 'Please do not use it. The repairman comes at two.'],
    ['seeker', 'He was here. It works again.'],
  ],
  [
    ['employer', 'Your salary of this month is in your account.'],
    ['seeker', 'It has arrived, thank you. On the very day!'],
  ],
  [
    ['employer', 'A wedding on Saturday: 120 guests. We need everybody.'],
    ['seeker', 'I will be there. Who bakes the bread?'],
    ['employer', 'You and Abeba. Two cousins of mine help with the plates.'],
    ['seeker', 'Then we need more flour. About 25 kilos.'],
    ['employer', 'Ordered.'],
  ],
  [
    ['employer', 'What a day! The bride came into the kitchen to thank you.'],
    ['seeker', 'She danced with Abeba between the pots. I will not forget it.'],
    ['employer', 'The extra hours are paid with the next salary. Sleep late on Sunday.'],
  ],
  [
    ['seeker', 'I have a cold. May I stay at home today? I do not want to make the guests ill.'],
    ['employer', 'Of course. Stay in bed and drink tea with ginger.'],
    ['seeker', 'Thank you. I hope to come tomorrow.'],
  ],
  [
    ['employer', 'How are you today?'],
    ['seeker', 'Better. I can work again from tomorrow.'],
    ['employer', 'No hurry. Come when you are well.'],
  ],
  [
    ['seeker', 'I am back in the kitchen, and somebody has put flowers on my table!'],
    ['employer', 'That was the whole team. We missed your injera.'],
  ],
  [
    ['employer', 'Could you write down how you make the berbere? Genet would like to learn it.'],
    ['seeker', 'I will show her. It is easier with the hands than with the pen.'],
    ['employer', 'You are right. Wednesday after lunch?'],
    ['seeker', 'Wednesday is good.'],
  ],
  [
    ['seeker', 'Genet made her first berbere alone today. Please taste it.'],
    ['employer', 'I have. One could think that it was yours.'],
  ],
  [
    ['employer', 'The inspector comes on Tuesday to look at the kitchen.'],
    ['seeker', 'We will clean the store room on Monday, after the guests have left.'],
    ['employer', 'I will be there and help.'],
  ],
  [
    ['employer', 'The inspector found nothing to complain about. Well done, all of you.'],
    ['seeker', 'He asked for a second coffee. I think that he liked it here.'],
  ],
  [
    ['seeker', 'We are out of gas, and the man at the shop says that there is none until Friday.'],
    ['employer', 'I have a full bottle at home. My son brings it in half an hour.'],
    ['seeker', 'Good. Meanwhile we make salads.'],
  ],
  [
    ['employer', 'Is it true that you sang while you baked? The guests heard it.'],
    ['seeker', 'Was it too loud?'],
    ['employer', 'Not at all. Two of them sang with you.'],
  ],
  [
    ['seeker', 'My contract ends next week. I have liked it here very much.'],
    ['employer', 'So have we. We would keep you if we could, but the season is over.'],
    ['seeker', 'I understand. Would you write a few words about my work?'],
    ['employer', 'With pleasure. I will write a review as soon as your last day is over.'],
  ],
  [
    ['employer', 'Tomorrow is your last day. We eat together at four: please do not cook, sit with us.'],
    ['seeker', 'Not even the coffee?'],
    ['employer', 'Only the coffee.'],
  ],
  [
    ['seeker', 'Thank you for everything. I have left my apron washed and ironed in the cupboard.'],
    ['employer', 'Thank you, Tigist. The door in the yard is always open for you.'],
    ['seeker', 'Then I will come for a coffee when I am in Jimma.'],
  ],
]

/** Days between two days on which they write. */
const daysApart = 1.75

export const monthsAtWork: readonly Talk[] = days.map((lines, index) => ({
  after: 'offer.hire',
  hours: Math.floor(index * daysApart) * 24,
  lines,
}))
