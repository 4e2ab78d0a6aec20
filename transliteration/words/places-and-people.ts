/** Names, each with = as in common-words.ts: people double fewer vowels in them than in other words. */

/** Countries, cities, states and rivers. */
export const places = `
  पाकिस्तान=pakistan बांग्लादेश=bangladesh नेपाल=nepal श्रीलंका=shrilanka लंका=lanka अफ़ग़ानिस्तान=afghanistan
  ईरान=iran इराक़=iraq मिस्र=misr तुर्की=turki
  देहली=dehli कोलकाता=kolkata चेन्नई=chennai मद्रास=madras हैदराबाद=hyderabad=haidrabad बेंगलुरु=bengaluru
  बैंगलोर=bangalore पुणे=pune पूना=poona नागपुर=nagpur नासिक=nasik अहमदाबाद=ahmedabad बड़ौदा=baroda राजकोट=rajkot
  इलाहाबाद=allahabad प्रयाग=prayag प्रयागराज=prayagraj कानपुर=kanpur वाराणसी=varanasi गोरखपुर=gorakhpur
  मेरठ=meerut=merath झाँसी=jhaansi=jhansi अलीगढ़=aligarh मुरादाबाद=moradabad सहारनपुर=saharanpur जौनपुर=jaunpur
  बलिया=baliya रामपुर=rampur फ़ैज़ाबाद=faizabad
  पटना=patna मुज़फ़्फ़रपुर=muzaffarpur छपरा=chhapra दरभंगा=darbhanga भागलपुर=bhagalpur बिहार=bihar
  झारखंड=jharkhand राँची=ranchi जमशेदपुर=jamshedpur धनबाद=dhanbad उड़ीसा=orissa ओडिशा=odisha पुरी=puri कटक=katak
  बंगाल=bangal असम=assam=asam गुवाहाटी=guwahati शिलांग=shillong मणिपुर=manipur दार्जिलिंग=darjeeling
  सिक्किम=sikkim
  राजस्थान=rajasthan जोधपुर=jodhpur उदयपुर=udaipur बीकानेर=bikaner अजमेर=ajmer पुष्कर=pushkar जैसलमेर=jaisalmer
  कोटा=kota चित्तौड़=chittaur मेवाड़=mewar मारवाड़=marwar भोपाल=bhopal इंदौर=indore=indaur उज्जैन=ujjain
  ग्वालियर=gwalior जबलपुर=jabalpur रायपुर=raipur छत्तीसगढ़=chhattisgarh मालवा=malwa बुंदेलखंड=bundelkhand
  हरियाणा=haryana पानीपत=panipat कुरुक्षेत्र=kurukshetra अंबाला=ambala चंडीगढ़=chandigarh लुधियाना=ludhiana
  जालंधर=jalandhar पटियाला=patiala जम्मू=jammu श्रीनगर=srinagar लद्दाख=ladakh शिमला=shimla मनाली=manali
  कुल्लू=kullu नैनीताल=nainital मसूरी=masoori देहरादून=dehradun हरिद्वार=haridwar ऋषिकेश=rishikesh
  बद्रीनाथ=badrinath केदारनाथ=kedarnath अमरनाथ=amarnath उत्तराखंड=uttarakhand
  महाराष्ट्र=maharashtra कोंकण=konkan ठाणे=thane शिरडी=shirdi दादर=dadar बांद्रा=bandra जुहू=juhu चौपाटी=chaupati
  कर्नाटक=karnataka मैसूर=mysore केरल=keral तमिलनाडु=tamilnadu आंध्र=andhra तेलंगाना=telangana मदुरै=madurai
  तिरुपति=tirupati रामेश्वरम=rameshwaram कन्याकुमारी=kanyakumari ऊटी=ooty द्वारका=dwarka=dwaraka द्वारिका=dwarika
  सोमनाथ=somnath कच्छ=kachchh=kutch
  नर्मदा=narmada गोदावरी=godavari कावेरी=kaveri सरयू=sarayu झेलम=jhelum=jhelam चिनाब=chinab रावी=ravi सतलुज=satluj
  ब्यास=byas गोमती=gomti ब्रह्मपुत्र=brahmaputra ताप्ती=tapti सिंधु=sindhu कैलाश=kailash विंध्याचल=vindhyachal
  बरसाना=barsana नंदगाँव=nandgaon गोवर्धन=govardhan जनकपुर=janakpur मिथिला=mithila पंचवटी=panchvati
  हस्तिनापुर=hastinapur इंद्रप्रस्थ=indraprasth
  कराची=karachi रावलपिंडी=rawalpindi पेशावर=peshawar मुल्तान=multan ढाका=dhaka काठमांडू=kathmandu मदीना=madina
  बग़दाद=baghdad दमिश्क़=damishq समरक़ंद=samarqand बुख़ारा=bukhara शीराज़=shiraz दुबई=dubai
`;

/** Gods and heroes, rulers and poets, given names, family names, and ragas. */
export const people = `
  भरत=bharat शत्रुघ्न=shatrughna दशरथ=dashrath कौशल्या=kaushalya कैकेयी=kaikeyi सुमित्रा=sumitra जानकी=janaki
  जनक=janak शबरी=shabri अहल्या=ahalya सुग्रीव=sugriv जटायु=jatayu विभीषण=vibhishan कुंभकर्ण=kumbhkarn
  मेघनाद=meghnad मंथरा=manthara बजरंगबली=bajrangbali बजरंगी=bajrangi पवनसुत=pavansut अंजनी=anjani रघुनाथ=raghunath
  रघुनंदन=raghunandan रघुराई=raghurai कौशल=kaushal
  भीम=bheem द्रौपदी=draupadi नकुल=nakul सहदेव=sahdev कर्ण=karn भीष्म=bheeshm द्रोण=dron दुर्योधन=duryodhan
  कुंती=kunti अभिमन्यु=abhimanyu पांडव=pandav कौरव=kaurav देवकी=devki वसुदेव=vasudev बलराम=balram सुदामा=sudama
  रुक्मिणी=rukmini कंस=kans नंद=nand उद्धव=uddhav सुभद्रा=subhadra शकुंतला=shakuntala दुष्यंत=dushyant
  सावित्री=savitri सत्यवान=satyavan
  विष्णु पार्वती=parvati गौरी=gauri गजानन=gajanan शारदा=sharda अंबे=ambe अंबा=amba शेरावाली=sheranwali=sherawali
  शेराँवाली=sheranwali जगदंबा=jagdamba जगदंबे=jagdambe चामुंडा=chamunda संतोषी=santoshi कामदेव=kamdev रति=rati
  सूर्यदेव=suryadev साईं=saain=sai=sain साँई=sai साईनाथ=sainath ईसा=isa यीशु=yeeshu मूसा=moosa मरियम=mariyam
  मुहम्मद=muhammad मोहम्मद=mohammad अली=ali फ़ातिमा=fatima हुसैन=husain हसन=hasan
  मुरलीवाला मुरलीमनोहर=murlimanohar बाँकेबिहारी=bankebihari बिहारी=bihari गिरिधारी=giridhari
  गिरधारी=girdhaari=girdhari मदनगोपाल=madangopal केशव=keshav दामोदर=damodar नंदकिशोर=nandkishor
  श्यामसुंदर=shyamsundar राधिका=radhika राधेश्याम=radheshyam जगन्नाथ=jagannath विट्ठल=vitthal पांडुरंग=pandurang
  महावीर=mahavir गौतम=gautam बुद्ध=buddh गोरखनाथ=gorakhnath नीलकंठ=neelkanth त्रिपुरारी=tripurari
  अकबर=akbar बाबर=babar हुमायूँ=humayun जहाँगीर=jahangir शाहजहाँ=shahjahan औरंगज़ेब=aurangzeb ज़फ़र=zafar
  सलीम=salim अनारकली=anarkali मुमताज़=mumtaz नूरजहाँ=noorjahan तानसेन=tansen बैजू=baiju बीरबल=birbal टीपू=tipu
  चाणक्य=chanakya चंद्रगुप्त=chandragupt शिवाजी=shivaji प्रताप=pratap पद्मिनी=padmini पद्मावत=padmavat
  पद्मावती=padmavati लक्ष्मीबाई=lakshmibai गाँधी=gandhi नेहरू=nehru पटेल=patel
  फ़रहाद=farhad महिवाल=mahiwal साहिबाँ=sahiban सस्सी=sassi पुन्नू=punnu यूसुफ़=yusuf ज़ुलेख़ा=zulekha
  ख़य्याम=khayyam
  मजरूह=majrooh शैलेंद्र=shailendra शकील=shakeel नीरज=neeraj प्रदीप=pradeep रफ़ी=rafi मुकेश=mukesh मन्ना=manna
  तलत=talat महेंद्र=mahendra सहगल=saigal बर्मन=burman जयकिशन=jaikishan लक्ष्मीकांत=laxmikant प्यारेलाल=pyarelal
  कल्याणजी=kalyanji आनंदजी=anandji बप्पी=bappi अनु=anu रहमान=rahman सोनू=sonu श्रेया=shreya सुनिधि=sunidhi
  अलका=alka अनुराधा=anuradha उदित=udit अभिजीत=abhijeet अरिजीत=arijit जगजीत=jagjit चित्रा=chitra पंकज=pankaj
  दिलीप=dilip राजेंद्र=rajendra धर्मेंद्र=dharmendra जितेंद्र=jeetendra राजेश=rajesh अमिताभ=amitabh शशि=shashi
  विनोद=vinod संजीव=sanjeev संजय=sanjay अनिल=anil शाहरुख़=shahrukh आमिर=aamir अजय=ajay अक्षय=akshay
  गोविंदा=govinda सैफ़=saif रणबीर=ranbir रणवीर=ranveer मधुबाला=madhubala नूतन=nutan वहीदा=waheeda हेमा=hema
  श्रीदेवी=sridevi माधुरी=madhuri काजोल=kajol दीपिका=deepika करीना=kareena करिश्मा=karishma कैटरीना=katrina
  ऐश्वर्या=aishwarya प्रियंका=priyanka
  रवि=ravi सोहन=sohan श्यामू=shyamu रामू=ramu कालू=kalu बिरजू=birju शीला=sheela रोहन=rohan रोहित=rohit राहुल=rahul
  विक्रम=vikram ज़ारा=zara सिमरन=simran अंजलि=anjali टीना=tina शालू=shalu मोना=mona रीटा=rita मीना=meena
  रीना=reena नीना=neena वीना=veena सुनीता=sunita अनीता=anita सविता=savita संगीता=sangeeta कमला=kamla विमला=vimla
  निर्मला=nirmala उर्मिला=urmila शांता=shanta प्रभा=prabha आभा=abha रीमा=reema नीलम=neelam मनीषा=manisha
  रश्मि=rashmi सुषमा=sushma पद्मा=padma रत्ना=ratna वसंती=vasanti धन्नो=dhanno गब्बर=gabbar सांभा=sambha
  वीरू=veeru पारो=paro चंद्रमुखी=chandramukhi उमराव=umrao अमीरन=ameeran पाकीज़ा=pakeeza साहिबजान=sahibjaan
  आज़म=azam इक़बाल ज़ीनत=zeenat नसीर=naseer सलमा=salma सकीना=sakina रज़िया=raziya फ़रीदा=fareeda रुख़साना=rukhsana
  परवीन=parveen अब्दुल=abdul रहीम करीम=karim क़ादिर=qadir ख़ान=khan शेख़=sheikh सैयद=sayyad पठान=pathan
  शर्मा=sharma वर्मा=varma मिश्रा=mishra गुप्ता=gupta खन्ना=khanna बच्चन=bachchan चोपड़ा=chopra मेहरा=mehra
  बख़्शी=bakshi अख़्तर=akhtar आज़मी=azmi बदायूँनी=badayuni सुल्तानपुरी=sultanpuri लुधियानवी=ludhianvi
  जयपुरी=jaipuri इंदीवर=indeevar कैफ़ी=kaifi
  यमन=yaman भैरव=bhairav भैरवी=bhairavi भूपाली=bhoopali बिलावल=bilawal खमाज=khamaj पीलू=pilu दरबारी=darbari
  मालकौंस=malkauns बागेश्री=bageshri बिहाग=bihag केदार=kedar हमीर=hameer सारंग=sarang तोड़ी=todi आसावरी=asavari
  जौनपुरी=jaunpuri पूरिया=puriya मारवा=marwa ललित=lalit शिवरंजनी=shivranjani कल्याण=kalyan जयजयवंती=jaijaiwanti
  तिलंग=tilang कामोद=kamod हंसध्वनि=hansdhwani चारुकेशी=charukeshi कीरवानी=keerwani
`;
