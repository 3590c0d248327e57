/** Sentences written to be hard for a tagger: each checked word carries its part of speech. */
export const trickySentences = `
It is a paper that challenges/VERB long-held views of moles.
We use/VERB the tool every day.
I ask you to deliver a keynote address/NOUN at this event.
They let a student address/VERB the crowd.
When we went back, everything/PRON felt/VERB different.
The use/NOUN of plastic is falling/VERB.
Its use/NOUN has grown/VERB.
They use/VERB and reuse/VERB old parts.
It is easy to use/VERB.
The impact/NOUN of remote work on cities remains/VERB unclear/ADJ.
These changes/NOUN impact/VERB every team.
Policies that impact/VERB workers need/VERB review/NOUN.
This will impact/VERB sales/NOUN.
Experience/NOUN teaches/VERB us caution/NOUN.
Many students experience/VERB stress/NOUN before exams.
Her experience/NOUN with children helps/VERB.
The team challenges/VERB old ideas/NOUN.
The challenges/NOUN of growth/NOUN are real/ADJ.
One of the main challenges/NOUN is cost/NOUN.
The report/NOUN highlights/VERB three risks/NOUN.
The highlights/NOUN of the trip/NOUN were many.
This study/NOUN highlights/VERB the need/NOUN for care/NOUN.
Leading/ADJ experts agree/VERB.
Leading/VERB a team takes/VERB patience.
She is leading/VERB the project/NOUN.
The leading/ADJ cause of death is heart disease.
This can lead/VERB to errors/NOUN.
Poor sleep leads/VERB to weak focus/NOUN.
The lead/NOUN engineer resigned/VERB.
Increased/ADJ costs hurt/VERB small firms.
Costs increased/VERB last year.
Prices have increased/VERB sharply/ADV.
The increased/ADJ demand surprised/VERB everyone.
An increase/NOUN in demand is expected/VERB.
Companies increase/VERB prices/NOUN when demand rises/VERB.
Close/VERB the door when you leave/VERB.
They are close/ADJ friends.
They live/VERB close/ADV to the sea.
The shop/NOUN will close/VERB soon/ADV.
A close/ADJ look/NOUN reveals/VERB the truth.
The door/NOUN is open/ADJ.
They open/VERB the store/NOUN at nine.
Open/ADJ data helps/VERB researchers.
At present/NOUN we have no plans/NOUN.
The present/ADJ study examines/VERB this.
We present/VERB a new method.
The authors present/VERB results/NOUN in detail.
He was present/ADJ at the meeting/NOUN.
They address/VERB the issue/NOUN.
Her address/NOUN is wrong/ADJ.
To address/VERB this gap/NOUN, we need/VERB data.
The state/NOUN of the art is weak/ADJ.
Experts state/VERB that this is true.
As they state/VERB in the paper, it works/VERB.
The plan/NOUN failed/VERB.
We plan/VERB to expand/VERB next year.
Good plans/NOUN change/VERB.
She plans/VERB her day/NOUN.
Technology plays/VERB a crucial/ADJ role/NOUN in education.
Technology has changed/VERB work/NOUN.
This approach/NOUN fosters/VERB trust/NOUN.
Teachers foster/VERB growth/NOUN.
They work/VERB hard/ADV.
Hard/ADJ work/NOUN pays/VERB off.
The work/NOUN matters/VERB.
It matters/VERB a lot.
These matters/NOUN are complex/ADJ.
Understanding/VERB the causes/NOUN is vital.
A deep understanding/NOUN of the market/NOUN helps/VERB.
Their understanding/NOUN grew/VERB.
Learning/VERB new skills takes/VERB time.
Machine learning/NOUN models/NOUN need/VERB data.
He models/VERB the risk/NOUN with care.
Companies that leverage/VERB data/NOUN win/VERB.
The leverage/NOUN of the fund/NOUN was high/ADJ.
It provides/VERB a range/NOUN of benefits/NOUN.
Prices range/VERB from five to ten.
Everyone benefits/VERB from clean/ADJ air.
The benefits/NOUN outweigh/VERB the costs/NOUN.
It costs/VERB too much.
The results/NOUN show/VERB that sleep/NOUN matters/VERB.
This results/VERB in waste/NOUN.
The show/NOUN was long/ADJ.
People need/VERB rest/NOUN.
There is a need/NOUN for change/NOUN.
Things change/VERB.
Climate change/NOUN affects/VERB everyone.
We must change/VERB course/NOUN.
The change/NOUN was slow/ADJ.
They demand/VERB better/ADJ pay/NOUN.
Supply and demand/NOUN drive/VERB prices/NOUN.
The drive/NOUN took an hour.
Innovation drives/VERB growth/NOUN.
The company/NOUN aims/VERB to improve/VERB access/NOUN.
Users access/VERB the site/NOUN daily/ADV.
Access/NOUN to care/NOUN is limited/ADJ.
Doctors care/VERB about patients/NOUN.
He offers/VERB advice/NOUN.
The offers/NOUN were low/ADJ.
The platform offers/VERB users/NOUN a choice/NOUN.
Research/NOUN suggests/VERB otherwise.
They research/VERB rare diseases/NOUN.
Recent research/NOUN shows/VERB this.
The study/NOUN aims/VERB high.
Students study/VERB at night.
A growing/ADJ number of people agree/VERB.
The economy is growing/VERB fast/ADV.
Emerging/ADJ markets attract/VERB capital/NOUN.
Rapidly evolving/ADJ fields need/VERB updates/NOUN.
He updates/VERB the list/NOUN.
They list/VERB three causes/NOUN.
It causes/VERB harm/NOUN.
Smoking/NOUN harms/VERB lungs/NOUN.
The harms/NOUN are clear/ADJ.
We clear/VERB the table.
It is clear/ADJ that costs/NOUN rise/VERB.
The rise/NOUN of robots worries/VERB some.
His worries/NOUN grew/VERB.
Many questions/NOUN remain/VERB.
She questions/VERB the claim/NOUN.
They claim/VERB that it works/VERB.
That claim/NOUN is false/ADJ.
I know that/SCONJ he left/VERB.
That/DET book is mine.
That/PRON is fine.
The book that/PRON changed me is old.
The left/ADJ hand/NOUN is weaker.
Please hand/VERB me the book/NOUN.
They book/VERB rooms/NOUN early.
It helps/VERB people make/VERB choices/NOUN.
Help/NOUN is near.
The function/NOUN returns/VERB a list/NOUN.
Returns/NOUN fell/VERB last year.
It functions/VERB well.
Data/NOUN shape/VERB policy/NOUN.
The shape/NOUN is round.
This shapes/VERB how people think/VERB.
Roads/NOUN link/VERB towns/NOUN.
The link/NOUN is weak/ADJ.
It links/VERB cause/NOUN and effect/NOUN.
Effective/ADJ communication boosts/VERB morale/NOUN.
A boost/NOUN in morale followed/VERB.
The guide/NOUN covers/VERB basics/NOUN.
They guide/VERB visitors/NOUN.
The covers/NOUN are torn/VERB.
It is important/ADJ to note/VERB that costs/NOUN matter/VERB.
The note/NOUN was short/ADJ.
Moreover, trust/NOUN matters/VERB.
We trust/VERB them.
The right/ADJ tools help/VERB teams/NOUN work/VERB faster/ADV.
You have the right/NOUN to leave/VERB.
Sleep/NOUN is vital/ADJ.
They sleep/VERB late/ADV.
The late/ADJ train/NOUN stopped/VERB.
They train/VERB staff/NOUN.
Businesses/NOUN face/VERB new risks/NOUN.
Her face/NOUN was pale/ADJ.
He faces/VERB a trial/NOUN.
The market/NOUN faces/VERB pressure/NOUN.
They market/VERB the drug/NOUN.
Cities/NOUN plant/VERB trees/NOUN.
The plant/NOUN closed/VERB in May.
The closed/ADJ door/NOUN stayed/VERB shut.
Broken/ADJ windows were fixed/VERB.
The proposed/ADJ law passed/VERB.
The law proposed/VERB changes/NOUN.
Given/VERB the cost/NOUN, we waited/VERB.
The process/NOUN involves/VERB many steps/NOUN.
They process/VERB claims/NOUN quickly.
It steps/VERB through the code.
A complex/ADJ issue/NOUN requires/VERB thought/NOUN.
He thought/VERB about it.
They issue/VERB permits/NOUN.
This permits/VERB growth/NOUN.
It also limits/VERB growth/NOUN.
The limits/NOUN are strict/ADJ.
Artificial intelligence/NOUN transforms/VERB industries/NOUN.
Social media/NOUN influences/VERB opinions/NOUN.
The influences/NOUN are subtle/ADJ.
Regular exercise/NOUN improves/VERB mood/NOUN.
Few people exercise/VERB daily/ADV.
They exercise/VERB caution/NOUN.
This can significantly/ADV impact/VERB results/NOUN.
We should carefully/ADV plan/VERB the move/NOUN.
They move/VERB fast/ADV.
It moves/VERB forward/ADV.
The next move/NOUN is yours.
The company's plans/NOUN changed/VERB.
The company plans/VERB a launch/NOUN.
Our goal is to increase/VERB and sustain/VERB output/NOUN.
Teachers not only teach/VERB but also inspire/VERB students/NOUN.
Managers who listen/VERB well build/VERB trust/NOUN.
What matters/VERB most is trust/NOUN.
How people work/VERB and live/VERB has changed/VERB.
Live/ADJ music fills/VERB the bar/NOUN.
He lives/VERB alone.
Their lives/NOUN changed/VERB.
Technology saves/VERB lives/NOUN.
Water/NOUN covers/VERB the plain/NOUN.
Farmers water/VERB the plants/NOUN.
The average/ADJ user/NOUN spends/VERB an hour online.
Each test/NOUN measures/VERB speed/NOUN.
Such measures/NOUN work/VERB.
They test/VERB and measure/VERB speed/NOUN.
Let us look/VERB at the record/NOUN.
They record/VERB songs/NOUN.
Record/ADJ profits followed/VERB.
The main/ADJ focus/NOUN is quality/NOUN.
They focus/VERB on quality/NOUN.
The course/NOUN focuses/VERB on writing/NOUN.
Writing/VERB a book takes/VERB years.
Good writing/NOUN is rewriting/NOUN.
The meeting/NOUN ended/VERB early/ADV.
We are meeting/VERB them at noon.
Training/NOUN programs/NOUN help/VERB workers.
The building/NOUN burned/VERB.
They are building/VERB a house.
Building/VERB trust/NOUN takes/VERB time.
In building/VERB trust, be patient.
By using/VERB data, firms cut/VERB waste/NOUN.
The cut/NOUN was deep/ADJ.
Remote work offers/VERB flexibility/NOUN.
Team members value/VERB honesty/NOUN.
The value/NOUN of honesty is clear.
It ensures/VERB that users feel/VERB safe/ADJ.
Have you seen/VERB the report/NOUN?
Reports/NOUN suggest/VERB a decline/NOUN.
She reports/VERB to the board/NOUN.
Sales decline/VERB in winter.
Can you answer/VERB the question/NOUN?
The answer/NOUN lies/VERB in practice/NOUN.
Doctors practice/VERB medicine.
The best practice/NOUN is to wait/VERB.
The wait/NOUN was long.
Does this sound/VERB right/ADJ?
The sound/NOUN was loud/ADJ.
A sound/ADJ plan/NOUN helps/VERB.
The light/NOUN is dim.
These factors/NOUN influence/VERB behavior/NOUN.
He factors/VERB in the cost/NOUN.
Such tools allow/VERB users/NOUN to create/VERB and share/VERB content/NOUN.
His share/NOUN fell/VERB.
He was content/ADJ.
The content/NOUN is new/ADJ.
Not all changes/NOUN matter/VERB.
Leverage/VERB existing/ADJ tools.
Leverage/VERB social media to reach customers.
Foster/VERB open debate so that all are heard.
Leverage/NOUN ratios rose in May.
She tousled/VERB her hair.
`;

/** Sentences as they stand in articles and reports, tagged by hand before the rules had seen them. */
export const ordinarySentences = `
Artificial intelligence has transformed/VERB the way businesses/NOUN operate/VERB, offering/VERB new tools/NOUN that streamline/VERB processes/NOUN and reduce/VERB costs/NOUN.
Moreover, it is important/ADJ to note/VERB that effective/ADJ communication/NOUN plays/VERB a pivotal/ADJ role/NOUN in fostering/VERB collaboration/NOUN among team members/NOUN.
By leveraging/VERB advanced/ADJ analytics/NOUN, organizations/NOUN can uncover/VERB hidden/ADJ patterns/NOUN and make/VERB informed/ADJ decisions/NOUN.
The rapid/ADJ pace/NOUN of change/NOUN presents/VERB both challenges/NOUN and opportunities/NOUN.
Remote work/NOUN has become/VERB increasingly/ADV popular/ADJ, allowing/VERB employees/NOUN to balance/VERB work/NOUN and life/NOUN.
Furthermore, the study/NOUN underscores/VERB the need/NOUN for further/ADJ research/NOUN.
Sustainable/ADJ practices/NOUN not only benefit/VERB the environment/NOUN but also enhance/VERB brand reputation/NOUN.
In today's fast-paced/ADJ world, staying/VERB organized is key.
Students who use/VERB these resources/NOUN report/VERB higher/ADJ grades/NOUN.
Ultimately, success/NOUN depends/VERB on a clear/ADJ understanding/NOUN of customer needs/NOUN.
These findings/NOUN highlight/VERB the importance/NOUN of early/ADJ intervention/NOUN.
The city/NOUN boasts/VERB a rich/ADJ history/NOUN and a vibrant/ADJ arts scene/NOUN.
Whether you plan/VERB a short trip/NOUN or a long stay/NOUN, the guide/NOUN helps/VERB.
Social media platforms/NOUN shape/VERB public/ADJ opinion/NOUN and influence/VERB elections/NOUN.
Teachers/NOUN often report/VERB that large/ADJ classes/NOUN limit/VERB feedback/NOUN.
As demand/NOUN grows/VERB, suppliers/NOUN raise/VERB prices/NOUN and hire/VERB staff/NOUN.
Renewable/ADJ energy sources/NOUN such as wind/NOUN and solar/ADJ power/NOUN offer/VERB a viable/ADJ path/NOUN forward/ADV.
The company's mission/NOUN is to empower/VERB users/NOUN to take/VERB control/NOUN of their data/NOUN.
Regular/ADJ feedback/NOUN helps/VERB employees/NOUN grow/VERB and stay/VERB engaged.
This guide/NOUN covers/VERB the basics/NOUN and walks/VERB you through each step/NOUN.
A balanced/ADJ diet/NOUN supports/VERB the immune/ADJ system/NOUN.
Governments/NOUN around the world invest/VERB heavily/ADV in research/NOUN.
Critics/NOUN argue/VERB that such reforms/NOUN harm/VERB small/ADJ firms/NOUN.
The results/NOUN of the survey/NOUN reflect/VERB a growing/ADJ concern/NOUN about privacy/NOUN.
Cloud computing/NOUN enables/VERB companies/NOUN to scale/VERB quickly/ADV.
It serves/VERB as a testament/NOUN to human/ADJ creativity/NOUN.
Patients/NOUN who received/VERB the treatment/NOUN reported/VERB fewer symptoms/NOUN.
The data/NOUN collected/VERB during the trial/NOUN suggest/VERB a link/NOUN between diet/NOUN and mood/NOUN.
Good/ADJ leaders/NOUN inspire/VERB trust/NOUN, set/VERB clear/ADJ goals/NOUN, and lead/VERB by example/NOUN.
Time management/NOUN allows/VERB people/NOUN to focus/VERB on what matters/VERB.
Many experts/NOUN believe/VERB that the market/NOUN will rebound/VERB next year.
Automation/NOUN frees/VERB workers/NOUN from routine/ADJ tasks/NOUN.
To stay/VERB competitive/ADJ, firms/NOUN must embrace/VERB change/NOUN and adapt/VERB to new trends/NOUN.
We conducted/VERB a series/NOUN of experiments/NOUN to test/VERB this claim/NOUN.
The experiments/NOUN test/VERB whether sleep/NOUN affects/VERB memory/NOUN.
Open/ADJ communication/NOUN builds/VERB trust/NOUN.
Each chapter/NOUN ends/VERB with a summary/NOUN.
Both ends/NOUN of the rope/NOUN were cut/VERB.
Parents/NOUN worry/VERB about screen time/NOUN.
Working/VERB from home saves/VERB money/NOUN.
Rising/ADJ prices/NOUN hurt/VERB families/NOUN.
Online courses/NOUN let/VERB learners/NOUN study/VERB at their own pace/NOUN.
The author/NOUN draws/VERB on years/NOUN of field/NOUN work/NOUN.
Local shops/NOUN close/VERB early/ADV on Sundays.
The bill/NOUN aims/VERB to curb/VERB spending/NOUN.
Consumer spending/NOUN fell/VERB sharply/ADV.
Health care/NOUN costs/VERB more each year.
Health care costs/NOUN are rising/VERB.
Fish/NOUN swim/VERB upstream.
The team/NOUN uses/VERB a shared/ADJ document/NOUN to track/VERB progress/NOUN.
We document/VERB every step/NOUN.
They track/VERB the progress/NOUN of each order/NOUN.
Customers/NOUN order/VERB online and pick/VERB up in store/NOUN.
In order/NOUN to win/VERB, you need/VERB practice/NOUN.
The new policy/NOUN marks/VERB a significant/ADJ shift/NOUN.
Her marks/NOUN improved/VERB.
The project/NOUN seeks/VERB to bridge/VERB the gap/NOUN.
The bridge/NOUN spans/VERB the river/NOUN.
Scientists/NOUN estimate/VERB that the ice/NOUN will melt/VERB.
The estimate/NOUN is rough/ADJ.
Exercise/NOUN reduces/VERB stress/NOUN and improves/VERB sleep/NOUN.
Stress/NOUN affects/VERB sleep/NOUN.
Experts/NOUN stress/VERB the value/NOUN of rest/NOUN.
Small changes/NOUN add/VERB up.
She finds/VERB joy/NOUN in cooking/NOUN.
The finds/NOUN were sold/VERB.
Most users/NOUN want/VERB speed/NOUN.
Mixed/ADJ results/NOUN followed/VERB.
The approach/NOUN yields/VERB mixed/ADJ results/NOUN.
They approach/VERB the problem/NOUN with caution/NOUN.
Our approach/NOUN works/VERB well.
His works/NOUN are famous/ADJ.
Public transport/NOUN moves/VERB millions of people/NOUN.
Trucks/NOUN transport/VERB goods/NOUN.
The goods/NOUN arrived/VERB late/ADV.
Managers/NOUN monitor/VERB output/NOUN closely/ADV.
The monitor/NOUN broke/VERB.
It also fuels/VERB debate/NOUN about cost/NOUN.
Fossil fuels/NOUN pollute/VERB the air/NOUN.
Historians/NOUN debate/VERB the cause/NOUN.
Many people/NOUN value/VERB privacy/NOUN more than convenience/NOUN.
The way people/NOUN shop/VERB has changed/VERB.
There are several reasons/NOUN why people/NOUN travel/VERB.
Air travel/NOUN is cheap/ADJ.
If you experience/VERB pain/NOUN, stop/VERB.
When leaders/NOUN model/VERB good/ADJ behavior/NOUN, teams/NOUN follow/VERB.
`;
