/**
 * Names of gods, people and places, as people spell them: most double no vowels. Names that are words of Hindi too
 * (Asha, Lata, Jyoti) are left out.
 */
import { foldDevanagari } from "./devanagari/fold.ts";

const gods = `
  राम Ram, सीता Sita, सीताराम Sitaram, रामचंद्र Ramchandra, लक्ष्मण Lakshman, शत्रुघ्न Shatrughna, दशरथ Dashrath,
  कौशल्या Kaushalya, कैकेयी Kaikeyi, रावण Ravan, विभीषण Vibhishan, हनुमान Hanuman, बजरंगबली Bajrangbali, जटायु Jatayu,
  श्याम Shyam, कृष्ण Krishna, राधा Radha, राधे Radhe, राधिका Radhika, रुक्मिणी Rukmini, कन्हैया Kanhaiya, कान्हा Kanha,
  गोपाल Gopal, गोविंद Govind, माधव Madhav, मुरारी Murari, केशव Keshav, यशोदा Yashoda, यशोमती Yashomati, देवकी Devaki,
  वसुदेव Vasudev, नंदलाल Nandlaal, नंदलाला Nandlaala, सुदामा Sudama, अर्जुन Arjun, भीम Bheem, द्रौपदी Draupadi,
  नारायण Narayan, विष्णु Vishnu, ब्रह्मा Brahma, महेश Mahesh, शिव Shiv, शंकर Shankar, शंभू Shambhu, महादेव Mahadev,
  भोलेनाथ Bholenath, जगदीश Jagdish, गणेश Ganesh, गणपति Ganpati, पार्वती Parvati, दुर्गा Durga, लक्ष्मी Lakshmi,
  सरस्वती Saraswati, वैष्णो Vaishno, इंद्र Indra, अल्लाह Allah, मुहम्मद Muhammad, ख़्वाजा Khwaja, निज़ामुद्दीन Nizamuddin,
  यीशु Yeshu, मरियम Mariyam
`;

const people = `
  कबीर Kabir, मीराबाई Meerabai, मीरा Meera, तुलसीदास Tulsidas, सूरदास Surdas, रहीम Rahim, नानक Nanak, रैदास Raidas,
  ख़ुसरो Khusro, ग़ालिब Ghalib, मीर Mir, ज़फ़र Zafar, इक़बाल Iqbal, फ़ैज़ Faiz, साहिर Sahir, मजरूह Majrooh, शकील Shakeel,
  शैलेंद्र Shailendra, गुलज़ार Gulzar, जावेद Javed, अख़्तर Akhtar, बख़्शी Bakshi, कैफ़ी Kaifi, आज़मी Azmi, फ़ाज़ली Fazli,
  राजेंद्र Rajendra, भगवती Bhagwati, बदायूनी Badayuni, लुधियानवी Ludhianvi, सुल्तानपुरी Sultanpuri, जयपुरी Jaipuri,
  मंगेशकर Mangeshkar, भोसले Bhosle, रफ़ी Rafi, मुकेश Mukesh, किशोर Kishore, कुमार Kumar, महमूद Mahmood, हेमंत Hemant,
  महेंद्र Mahendra, दत्त Dutt, शमशाद Shamshad, सुरैया Suraiya, नूरजहाँ Noorjehan, सहगल Saigal, कल्याणपुर Kalyanpur,
  बर्मन Burman, नौशाद Naushad, जयकिशन Jaikishan, लक्ष्मीकांत Laxmikant, प्यारेलाल Pyarelal, कल्याणजी Kalyanji,
  आनंदजी Anandji, ख़य्याम Khayyam, रवींद्र Ravindra, रवि Ravi, सलिल Salil, चौधरी Chowdhury, जयदेव Jaidev, नैयर Nayyar,
  चितलकर Chitalkar, बप्पी Bappi, लाहिड़ी Lahiri, राजेश Rajesh, नदीम Nadeem, जतिन Jatin, अलका Alka, याज्ञिक Yagnik,
  उदित Udit, अनुराधा Anuradha, पौडवाल Paudwal, अभिजीत Abhijeet, सोनू Sonu, श्रेया Shreya, घोषाल Ghoshal, सुनिधि Sunidhi,
  चौहान Chauhan, अरिजीत Arijit, सिंह Singh, भारद्वाज Bhardwaj, शेखर Shekhar, जगजीत Jagjit, चित्रा Chitra, मेहदी Mehdi,
  हसन Hassan, अली Ali, नुसरत Nusrat, भीमसेन Bhimsen, जोशी Joshi, रविशंकर Ravishankar, बिस्मिल्लाह Bismillah, ख़ान Khan,
  शर्मा Sharma, वर्मा Verma, गुप्ता Gupta, मिश्रा Mishra, त्रिवेदी Trivedi, चतुर्वेदी Chaturvedi, तिवारी Tiwari,
  पांडे Pandey, यादव Yadav, कपूर Kapoor, खन्ना Khanna, चोपड़ा Chopra, मल्होत्रा Malhotra, बच्चन Bachchan, अमिताभ Amitabh,
  धर्मेंद्र Dharmendra, जितेंद्र Jeetendra, हेमा Hema, मालिनी Malini, मधुबाला Madhubala, नरगिस Nargis, वहीदा Waheeda,
  रहमान Rahman, दिलीप Dilip, शाहरुख़ Shahrukh, सलमान Salman, आमिर Aamir, काजोल Kajol, दीक्षित Dixit, ऐश्वर्या Aishwarya,
  अंजलि Anjali, सिमरन Simran, रमेश Ramesh, सुरेश Suresh, महात्मा Mahatma, गांधी Gandhi, नेहरू Nehru, सुभाष Subhash,
  टैगोर Tagore, शिवाजी Shivaji, अकबर Akbar, सलीम Salim, अनारकली Anarkali, शाहजहाँ Shahjahan, मुमताज़ Mumtaz, लैला Laila,
  मजनूँ Majnoon, राँझा Ranjha, सोहनी Sohni, महीवाल Mahiwal, फ़रहाद Farhad, जॉनी Johnny, जूली Julie, रोज़ी Rosy, मुन्नी Munni
`;

const places = `
  भारत Bhaarat, हिंदुस्तान Hindustan, पाकिस्तान Pakistan, बंगाल Bengal, पंजाब Punjab, गुजरात Gujarat, राजस्थान Rajasthan,
  महाराष्ट्र Mahaaraashtra, कश्मीर Kashmir, केरल Kerala, असम Assam, गोवा Goa, मणिपुर Manipur, नेपाल Nepal, दिल्ली Dilli,
  मुंबई Mumbai, बंबई Bambai, बॉम्बे Bombay, कलकत्ता Kalkatta, कोलकाता Kolkata, मद्रास Madras, चेन्नई Chennai,
  बेंगलुरु Bengaluru, हैदराबाद Hyderabad, लखनऊ Lucknow, कानपुर Kanpur, बनारस Banaras, वाराणसी Varanasi,
  इलाहाबाद Allahabad, आगरा Agra, मेरठ Meerut, बरेली Bareilly, झाँसी Jhaansi, पटना Patna, राँची Ranchi, भोपाल Bhopal,
  इंदौर Indore, जयपुर Jaipur, जोधपुर Jodhpur, उदयपुर Udaipur, अजमेर Ajmer, बीकानेर Bikaner, चित्तौड़ Chittor,
  अमृतसर Amritsar, लाहौर Lahore, कराची Karachi, जालंधर Jalandhar, पटियाला Patiala, शिमला Shimla, मनाली Manali,
  देहरादून Dehradun, नैनीताल Nainital, ऋषिकेश Rishikesh, हरिद्वार Haridwar, पुणे Pune, नागपुर Nagpur, नासिक Nashik,
  अहमदाबाद Ahmedabad, द्वारका Dwarka, जम्मू Jammu, श्रीनगर Srinagar, शिरडी Shirdi, अयोध्या Ayodhya, मथुरा Mathura,
  वृंदावन Vrindavan, गोकुल Gokul, बरसाना Barsana, ब्रज Braj, काशी Kashi, गंगा Ganga, यमुना Yamuna, जमुना Jamuna,
  सरयू Sarayu, गोदावरी Godavari, कावेरी Kaveri, झेलम Jhelum, चिनाब Chenab, हिमालय Himaalay, कैलाश Kailash,
  मदीना Madina, जापान Japan, लंदन London, पेरिस Paris, रंगून Rangoon, ईरान Iran, अमेरिका America, इंग्लैंड England
`;

const names = [gods, people, places].flatMap((list) =>
  list.split(",").map((entry) => entry.trim().split(" ") as [name: string, roman: string]),
);

const byDevanagari: ReadonlyMap<string, string> = new Map(
  names.map(([name, roman]) => [foldDevanagari(name), roman]),
);

const byRoman: ReadonlyMap<string, string> = new Map(
  names.map(([name, roman]) => [roman.toLowerCase(), name]),
);

/** @param word as `foldDevanagari` gives it */
export function nameInRoman(word: string): string | undefined {
  return byDevanagari.get(word);
}

/** @param word in lower case */
export function nameInDevanagari(word: string): string | undefined {
  return byRoman.get(word);
}
