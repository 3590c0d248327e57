/** What 'Try a sample' puts in: machine-sounding prose with a number, a name and a date to keep. */
export const sampleText = `In today's fast-paced world, a good night's sleep is more important than ever. A 2016 study by the CDC found that 35% of American adults sleep less than seven hours a night. Moreover, a lack of quality rest can have a significant impact on mood, memory and overall well-being.

Fortunately, there are several simple steps you can take to enhance your sleep. It is important to establish a consistent bedtime, as this helps regulate your body's internal clock. Additionally, limiting screen time in the evening can make it easier to fall asleep. Ultimately, small changes in your daily routine can lead to lasting benefits.`;
